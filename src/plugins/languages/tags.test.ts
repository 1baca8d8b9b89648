/** @jest-environment node */
import {temporaryFolder} from '../../lib/fixtures';
import type {ContentFile} from '../../lib/content/files';
import {withTagSlugs} from './tags';

test('a tag that is not in tags.yml has a URL without diacritics; different names have different URLs', () => {
  const {dir} = temporaryFolder({'blog/tags.yml': 'hoc-tap:\n  label: Học tập\n'});
  const file: ContentFile = {kind: 'post', locale: 'vi', file: 'blog/a.md', key: 'a.md'};
  const tags = ['hoc-tap', 'Đời sống', 'Bọn này hoà đồng', 'C', 'C#', 'C++', '日本語'];
  const read = withTagSlugs({tags}, dir, file).tags as (string | {permalink: string})[];
  expect(read.map((tag) => (typeof tag === 'string' ? tag : tag.permalink)).join(' ')).toBe(
    'hoc-tap /doi-song /bon-nay-hoa-dong /c /c-sharp /c-plus-plus /日本語',
  );
});
