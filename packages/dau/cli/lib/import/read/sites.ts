/** Detects which program a site was made with (see `programs.yml`), and reads the site's settings. */

import {codeOf, readTable, SCRIPTS, settingOf, type SourceFiles} from '../files';
import {fieldsOf} from '../front-matter';
import type {Fields, Program, SourceSite} from '../model';
import {LOST} from '../rewrites';
import {pathOf} from '../urls-and-slugs';
import {openDocusaurus} from './docusaurus';
import {addGhostPosts} from './ghost';
import {openFolders, type ProgramSettings} from './folders';

const programs = readTable('read/programs.yml') as Record<Program, ProgramSettings>;
const {services, formats} = readTable('read/exports.yml') as {
  services: Record<string, Record<'file' | 'content' | 'fix', string>>;
  formats: Record<string, string>;
};
/** How many characters of a file to search for the name of the service that exported it. */
const EXPORT_START = 5000;
// At the root, these describe the repository. Any other README is the index page of its folder
const MARKDOWN =
  /^(?!(README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\.md$|(.*\/)?SUMMARY\.md$).*\.(mdx?|MD|markdown)$/;
const ENDINGS = ['toml', 'yaml', 'yml', 'json'];

/** Returns the settings, with lowercase names. Scripts are not run, because they are not trusted. */
function configOf(
  files: SourceFiles,
  {settings, base, language, permalinks}: ProgramSettings,
): Fields {
  const code = codeOf(files, settings);
  const fields = code
    ? [base, ...language].map((name) => [name, settingOf(code, name)] as const)
    : Object.entries({
        ...(permalinks && {permalinks: fieldsOf(files, [permalinks], ENDINGS)}),
        ...fieldsOf(files, settings, ENDINGS),
      });
  return Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
}

export function readSite(files: SourceFiles): SourceSite {
  addGhostPosts(files);
  for (const [name, has] of Object.entries(programs)) {
    const isHere = (file: string) =>
      files.find([file], [...SCRIPTS, ...ENDINGS]) ?? files.list(file)[0];
    const field = has.field && new RegExp(`^${has.field}:`, 'm');
    const isFound = field
      ? files.list('', /^[^/]+\.md$/).some((file) => field.test(files.text(file)))
      : (has.detect ?? has.settings).some(isHere);
    if (!isFound) continue;
    const config = configOf(files, has);
    const language = has.language.flatMap((each) => config[each] ?? [])[0] ?? 'en';
    const base = String(config[has.base] ?? '').replace(/^(\w+:\/\/[^/]*|[^/]+\.[^/]+)/, '');
    const site: SourceSite = {
      program: name as Program,
      items: [],
      base: pathOf(base).replace(/\/$/, ''),
      language: String(language),
      staticFolders: has.static,
      authors: {},
      tags: {post: {}, guide: {}},
      problems: [],
    };
    const {folders, read, isContent} =
      name === 'docusaurus' ? openDocusaurus(files, site) : openFolders(files, site, has, config);
    const skipped = new RegExp(`^(${has.skipped ?? ''})(?=/)`);
    const lost = new Map<string, string>();
    for (const file of new Set(folders.flatMap((each) => files.list(each, MARKDOWN)))) {
      const [folder] = skipped.exec(file) ?? [];
      const item = folder ? undefined : read(file);
      if (item) site.items.push(item);
      else lost.set(folder ?? file, folder ? LOST.folder : LOST.list);
    }
    for (const [file, problem] of lost) site.problems.push({file, problem});
    for (const [ending, fix] of Object.entries(formats)) {
      const all = folders.flatMap((each) => files.list(each, new RegExp(`\\.${ending}$`)));
      for (const file of new Set(all))
        if (!skipped.test(file) && isContent(file))
          site.problems.push({file, problem: LOST.format, fix});
    }
    if (site.items.length > 0) return site;
  }
  const found = Object.entries(services).find(([, {file, content}]) =>
    files
      .list('', new RegExp(file))
      .some((each) => new RegExp(content).test(files.text(each).slice(0, EXPORT_START))),
  );
  const advice = found
    ? `It contains an export from ${found[0]}. ${found[1].fix}.`
    : 'Pass the main folder of the site or vault.';
  throw new Error(`No posts or guides found in ${files.root}. ${advice}`);
}
