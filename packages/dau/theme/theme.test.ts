import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The ejected components, with the package and hash from their first comment. */
const ejected = fs
  .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => {
    const [comment = ''] =
      /^\/\*\*[^]*?\*\//.exec(fs.readFileSync(path.join(__dirname, file), 'utf8')) ?? [];
    if (!comment.includes('Ejected')) return [];
    return [...comment.matchAll(/(@docusaurus\/\S+) \d\S+, sha256 ([0-9a-f]{16})\b/g)].map(
      ([, from = '', hash = '']) => ({file, from, hash}),
    );
  });

test.each(ejected)(
  'the original of $file has not changed in the installed $from',
  ({file, from, hash}) => {
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/(\/index)?\.tsx?$/, '');
    const folder = from === '@docusaurus/core' ? 'lib/client/theme-fallback' : 'lib/theme';
    const [original] = [`${name}.js`, `${name}/index.js`]
      .map((each) => path.join('node_modules', from, folder, each))
      .filter((each) => fs.existsSync(each));
    const text = original ? fs.readFileSync(original) : '';
    const found = createHash('sha256').update(text).digest('hex').slice(0, 16);
    // If this fails, compare the two files, copy the relevant changes, and update the version and hash
    expect([original, found]).toEqual([expect.any(String), hash]);
  },
);
