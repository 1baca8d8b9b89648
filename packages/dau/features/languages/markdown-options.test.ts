/** @jest-environment node */
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {siteWith} from '../../content/fixtures';
import {markdownOptions} from './markdown-options';

test('each link back to a footnote has its own label', () => {
  const {footnoteBackLabel} = markdownOptions('vi', '').remarkRehypeOptions;
  expect([footnoteBackLabel(0, 1), footnoteBackLabel(0, 2)]).toEqual([
    'Quay lại chỗ có chú thích 1',
    'Quay lại chỗ có chú thích 1-2',
  ]);
});

test('a partial gets no front matter, because Docusaurus warns about it', async () => {
  const siteDir = siteWith({});
  const read = async (file: string) => {
    const {frontMatter} = await markdownOptions('vi', siteDir).parseFrontMatter({
      filePath: path.join(siteDir, file),
      fileContent: 'Một đoạn văn.\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return frontMatter;
  };
  expect(await read('docs/_part.mdx')).toEqual({});
  expect(await read('docs/_parts/part.mdx')).toEqual({});
  expect(await read('docs/part.mdx')).toHaveProperty('languages');
});
