/** Detects which program a site was made with (see `programs.yml`), and reads the site's settings. */

import {readTable, settingsIn, type SourceFiles} from '../files';
import {fieldsOf} from '../front-matter';
import {type Fields, type Loss, type ProgramSettings, type SourceSite, LOST} from '../model';
import {pathOf} from '../urls-and-slugs';
import {openDocusaurus} from './docusaurus';
import {openFolders} from './folders';

const programs = readTable('read/programs.yml') as Record<string, ProgramSettings>;
/** Matches other files with content. Most HTML files are templates. */
const OTHER_FORMATS = /\.(org|rst|textile|a\w*doc)$|(^|\/)_?posts\/.*\.html$/;
// At the root, these describe the repository. Any other README is the index page of its folder
const MARKDOWN =
  /^(?!(README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\.md$|(.*\/)?SUMMARY\.md$).*\.(mdx?|MD|markdown)$/;
const ENDINGS = ['toml', 'yaml', 'yml', 'json'];

/**
 * Reads the posts and guides of the first program whose files are in the folder.
 *
 * @throws if there are none
 */
export function readSite(files: SourceFiles): SourceSite {
  for (const [name, program] of Object.entries(programs)) {
    if (files.list('', new RegExp(program.detect)).length === 0) continue;
    const written = Object.entries(fieldsOf(files, program.settings, ENDINGS));
    const config: Fields = {
      ...settingsIn(files, program.settings),
      ...Object.fromEntries(written.map(([setting, value]) => [setting.toLowerCase(), value])),
    };
    const language = program.language.flatMap((each) => config[each] ?? [])[0] ?? 'en';
    const base = String(config[program.base] ?? '').replace(/^(\w+:\/\/[^/]*|[^/]+\.[^/]+)/, '');
    const site: SourceSite = {
      program: name,
      settings: program,
      config,
      items: [],
      base: pathOf(base).replace(/\/$/, ''),
      language: String(language),
      authors: {},
      categories: new Map(),
      tags: {post: {}, guide: {}},
      problems: [],
    };
    const {folders, read} =
      name === 'docusaurus' ? openDocusaurus(files, site) : openFolders(files, site);
    const skipped = new RegExp(`^(${program.skipped ?? ''})(?=/)`);
    const lost = new Map<string, Loss>();
    for (const file of new Set(folders.flatMap((each) => files.list(each)))) {
      const [folder] = skipped.exec(file) ?? [];
      const isMarkdown = MARKDOWN.test(file);
      const item = isMarkdown && !folder && read(file);
      if (item) site.items.push(item);
      else if (isMarkdown) lost.set(folder ?? file, folder ? LOST.folder : LOST.list);
      else if (OTHER_FORMATS.test(file) && !folder) lost.set(file, LOST.format);
    }
    for (const [file, loss] of lost) site.problems.push({file, ...loss});
    if (site.items.length > 0) return site;
  }
  throw new Error(
    `No posts or guides found in ${files.root}. Pass the main folder of the site or vault. Convert an export from WordPress, Blogger, Medium or Ghost to Markdown first.`,
  );
}
