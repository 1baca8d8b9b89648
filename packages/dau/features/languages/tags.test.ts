/** @jest-environment node */
import {temporaryFolder} from '../../utils/fixtures';
import {withTagSlugs} from './tags';

test('a tag that is not in tags.yml has a URL without diacritics; different names have different URLs', () => {
  const {dir} = temporaryFolder({'blog/tags.yml': 'hoc-tap:\n  label: Học tập\n'});
  const tags = ['hoc-tap', 'Đời sống', 'Bọn này hoà đồng', 'C', 'C#', 'C++', '日本語'];
  const read = withTagSlugs({tags}, dir, {kind: 'post', locale: 'vi'}).tags as (
    string | {permalink: string}
  )[];
  expect(read.map((tag) => (typeof tag === 'string' ? tag : tag.permalink)).join(' ')).toBe(
    'hoc-tap /doi-song /bon-nay-hoa-dong /c /c-sharp /c-plus-plus /日本語',
  );
});

test('a tag that is missing only in the translated tags.yml is shown as in the default language', () => {
  const {dir} = temporaryFolder({
    'blog/tags.yml': 'a:\n  label: Một\n  permalink: /mot\nb:\n  label: Hai\n',
    'i18n/en/docusaurus-plugin-content-blog/tags.yml': 'b:\n  label: Two\n',
  });
  const {tags} = withTagSlugs({tags: ['a', 'b', 'c']}, dir, {kind: 'post', locale: 'en'});
  expect(tags).toEqual([{label: 'Một', permalink: '/mot'}, 'b', {label: 'c', permalink: '/c'}]);
});
