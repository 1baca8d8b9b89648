/**
 * Starts a post or a guide in both languages.
 *
 *     npm run new -- post "Học Git trong một buổi" --en "Learn Git in an afternoon"
 *     npm run new -- guide "Viết commit dễ đọc" --en "Readable commits" --tags git
 */
import '../src/plugins/shared/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {contentKinds, newContentFiles, type ContentKind} from './lib/new-content';
import {fail} from './lib/terminal';

const USAGE = `npm run new -- post|guide "Vietnamese title" --en "English title"
    [--tags git,github] [--date YYYY-MM-DD] [--author nguyenvana] [--section git-github]`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    en: {type: 'string'},
    tags: {type: 'string', default: ''},
    date: {type: 'string', default: new Date().toLocaleDateString('sv-SE')},
    author: {type: 'string', default: 'nguyenvana'},
    section: {type: 'string', default: 'git-github'},
  },
});

function isKind(value: string | undefined): value is ContentKind {
  return contentKinds.some((kind) => kind === value);
}

/** `2026-02-30` has the right form and is no day. */
function isCalendarDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function main() {
  const [kind, title, ...rest] = positionals;
  if (!isKind(kind)) fail(`Say what to start, post or guide.\n\n${USAGE}`);
  if (!title?.trim()) fail(`The ${kind} needs a title in Vietnamese.\n\n${USAGE}`);
  if (rest.length > 0) fail(`The title must stand in quotes.\n\n${USAGE}`);
  if (!values.en?.trim()) fail(`The ${kind} needs an English title: --en "…".\n\n${USAGE}`);
  if (!isCalendarDay(values.date)) {
    fail(`--date must be a day like 2026-03-02, not "${values.date}".`);
  }

  const files = newContentFiles({
    kind,
    title: {vi: title, en: values.en},
    date: values.date,
    tags: values.tags.split(',').filter(Boolean),
    author: values.author,
    section: values.section,
  });
  const taken = files.find((file) => fs.existsSync(file.path));
  if (taken) fail(`${taken.path} exists already; nothing was written.`);
  for (const file of files) {
    fs.mkdirSync(path.dirname(file.path), {recursive: true});
    fs.writeFileSync(file.path, file.text);
    console.log(`Wrote ${file.path}`);
  }
  console.log(
    `\nBoth are drafts: \`npm start\` shows them, a build leaves them out. When they are ready, fill in
"description" and remove "draft: true" in both files, then push.`,
  );
}

main();
