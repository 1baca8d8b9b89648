/** Replaces the author's names in all files of a site. */
import {example, isExamplePicture} from '../../../src/plugins/content/example-identity';
import type {Localized} from '../../../src/lib/locales';
import {editSource} from '../edit/source';
import {changeEntry, readEntries} from '../edit/yaml';
import {drawPictures, drawProject, isDrawn, siteInitial, type Fonts} from './drawings';
import type {Workspace} from './files';
import {
  AUTHORS_FILE,
  githubOf,
  homeOf,
  NEUTRAL,
  shortName,
  SITE_FILE,
  type Identity,
} from './identity';
import {escaped, renamer} from './rename-in-text';
import {isSampleFile} from './samples';

/** The identities before and after a setup. */
export type Renaming = {readonly current: Identity; readonly next: Identity};

const LANGUAGES = ['vi', 'en'] as const;

function renameSettings(site: Workspace, {next}: Renaming): void {
  const editor = editSource(SITE_FILE, site.text(SITE_FILE));
  const {name, siteName, tagline, url, baseUrl, email, role, sourceUrl, socials} = next;
  editor.set(['site', 'name'], siteName);
  for (const language of LANGUAGES) {
    editor.set(['site', 'tagline', language], tagline[language]);
    editor.set(['site', 'author', 'role', language], role[language]);
    const about = ['site', 'author', 'about', language];
    if (editor.read(about) === example.about[language]) editor.set(about, NEUTRAL.about[language]);
  }
  editor.set(['site', 'url'], url);
  editor.set(['site', 'baseUrl'], baseUrl);
  editor.set(['site', 'author', 'name'], name);
  editor.set(['site', 'author', 'email'], email);
  editor.set(['site', 'sourceUrl'], sourceUrl);
  editor.set(['site', 'socials'], socials);
  editor.comment(['site'], (comment) =>
    comment.includes(example.name)
      ? '/** Whose site this is. `npm run setup` changes it here and wherever else it stands. */'
      : comment,
  );
  site.write(SITE_FILE, editor.text(), 'name, tagline, address, profiles');
}

/** The blog description that setup writes. An author's own description stays. */
const blogDescription = ({name}: Identity): Localized => ({
  vi: `Ghi chép của ${name} về lập trình và những điều học được trên đường.`,
  en: `Notes by ${name} on programming and on what there is to learn along the way.`,
});

function renameBlog(site: Workspace, {current, next}: Renaming): void {
  const file = 'src/config/blog.ts';
  if (!site.exists(file)) return;
  const editor = editSource(file, site.text(file));
  for (const language of LANGUAGES) {
    const place = ['blog', 'description', language];
    const written = editor.read(place);
    const isOurs =
      written === example.blogDescription[language] ||
      written === blogDescription(current)[language];
    if (isOurs) editor.set(place, blogDescription(next)[language]);
  }
  site.write(file, editor.text(), 'description of the blog');
}

function renameAuthors(site: Workspace, {current, next}: Renaming): void {
  const files = {vi: AUTHORS_FILE, en: 'i18n/en/docusaurus-plugin-content-blog/authors.yml'};
  for (const language of LANGUAGES) {
    const file = files[language];
    const text = site.exists(file) ? site.text(file) : '';
    const {url} = readEntries(text)[current.authorKey] ?? {};
    site.write(
      file,
      changeEntry(text, current.authorKey, next.authorKey, {
        name: next.name,
        title: next.role[language],
        // Keep the author's own URL on another site
        ...(url === undefined || url === homeOf(current) ? {url: homeOf(next)} : {}),
      }),
      'you as the author of posts',
    );
  }
}

type Profile = {network?: unknown; username?: unknown; url?: unknown};

function renameCv(site: Workspace, {current, next}: Renaming): void {
  for (const language of LANGUAGES) {
    const file = `src/data/cv.${language}.json`;
    if (!site.exists(file)) continue;
    const editor = editSource(file, site.text(file));
    editor.set(['basics', 'name'], next.name);
    editor.set(['basics', 'email'], next.email);
    const {url, label} = (editor.read(['basics']) ?? {}) as {url?: unknown; label?: unknown};
    if (url === homeOf(current)) editor.set(['basics', 'url'], homeOf(next));
    if (label === current.role[language]) editor.set(['basics', 'label'], next.role[language]);
    const profiles = editor.read(['basics', 'profiles']);
    if (Array.isArray(profiles)) {
      const changed = (profiles as Profile[]).flatMap((profile): Profile[] => {
        const known = current.socials.find((social) => social.url === profile.url);
        if (!known) return [profile];
        const social = next.socials.find(({id}) => id === known.id);
        if (!social) return [];
        if (social.url === known.url) return [profile];
        return [
          {...profile, username: social.url.replace(/\/$/, '').split('/').at(-1), url: social.url},
        ];
      });
      editor.set(['basics', 'profiles'], changed);
    }
    const rename = renamer(current, next);
    // Then replace links to the old accounts in all texts
    const renamed = editSource(file, editor.text());
    renamed.mapTexts((text) => rename(accountLink(text, {current, next})));
    site.write(file, renamed.text(), 'name, contact and profiles in the CV');
  }
}

/** Changes the URL of a repository from the old account to the new one. */
function accountLink(text: string, {current, next}: Renaming): string {
  const [from, to] = [githubOf(current), githubOf(next)];
  if (!from || !to || from === to) return text;
  return text.startsWith(`https://github.com/${from}/`)
    ? `https://github.com/${to}/${text.slice(`https://github.com/${from}/`.length)}`
    : text;
}

const alt = (letter: string): Localized => ({
  vi: `Chữ ${letter} lớn trên trang giấy kẻ`,
  en: `A large letter ${letter} on lined paper`,
});

const PROJECTS_FILE = 'src/data/projects.ts';
const PICTURES = 'src/data/pictures';

/** Updates the entry of the site itself among the projects: name, links and picture. */
async function renameProjects(site: Workspace, {current, next}: Renaming, fonts: Fonts) {
  if (!site.exists(PROJECTS_FILE)) return;
  const editor = editSource(PROJECTS_FILE, site.text(PROJECTS_FILE));
  const projects = editor.read(['default', 'projects']);
  const list = Array.isArray(projects) ? (projects as Record<string, unknown>[]) : [];
  const index = list.findIndex(({source}) => source === current.sourceUrl);
  const own = list[index];
  if (own) {
    const at = (...steps: string[]) => ['default', 'projects', index, ...steps];
    const short = shortName(next.siteName, githubOf(next) ?? next.authorKey);
    if (own.name === current.siteName) {
      editor.set(at('name'), next.siteName);
      editor.set(at('id'), short);
    }
    if (own.website === homeOf(current)) editor.set(at('website'), homeOf(next));
    editor.set(at('source'), next.sourceUrl);
    const {file} = (own.picture ?? {}) as {file?: unknown};
    const picture = typeof file === 'string' ? `${PICTURES}/${file}` : undefined;
    if (picture && site.exists(picture)) {
      const bytes = site.bytes(picture);
      if (isExamplePicture(bytes) || isDrawn(bytes)) {
        const drawn = `${short}.png`;
        site.remove(picture, 'drawn from the old name');
        site.write(
          `${PICTURES}/${drawn}`,
          await drawProject(fonts, namesOf(next)),
          'drawn from the new name',
        );
        editor.set(at('picture', 'file'), drawn);
        const letter = siteInitial(fonts.bold, namesOf(next));
        if (letter) {
          for (const language of LANGUAGES) {
            editor.set(at('picture', 'alt', language), alt(letter)[language]);
          }
        }
      }
    }
  }
  site.write(PROJECTS_FILE, editor.text(), 'this site among your projects');
}

/** Updates links to the old accounts in data and settings. */
function renameLinks(site: Workspace, {current, next}: Renaming): void {
  const rename = renamer(current, next);
  for (const file of [...site.under('src/data'), ...site.under('src/config')]) {
    if (!file.endsWith('.ts') || file === SITE_FILE) continue;
    const editor = editSource(file, site.text(file));
    editor.mapTexts((text) => rename(accountLink(text, {current, next})));
    site.write(file, editor.text(), 'links to your accounts');
  }
  const strings = 'i18n/en/code.json';
  if (!site.exists(strings)) return;
  const editor = editSource(strings, site.text(strings));
  editor.mapTexts(rename);
  site.write(strings, editor.text(), 'your name in the texts of pages');
}

/** Replaces names in posts, guides and pages. */
function renameTexts(site: Workspace, {current, next}: Renaming): void {
  const rename = renamer(current, next);
  const renameSample = renamer(current, next, {isSample: true});
  const folders = ['blog', 'docs', 'i18n', 'src/pages'];
  for (const file of folders.flatMap((folder) => site.under(folder))) {
    if (!/\.mdx?$/.test(file)) continue;
    const change = isSampleFile(file) ? renameSample : rename;
    site.write(file, change(site.text(file)), 'your name in the text');
  }
  for (const file of site.under('src/pages')) {
    if (!file.endsWith('.tsx') || !site.text(file).includes(current.name)) continue;
    const editor = editSource(file, site.text(file));
    editor.mapTexts(rename);
    site.write(file, editor.text(), 'your name in the text');
  }
}

function renamePackage(site: Workspace, {current, next}: Renaming): void {
  const account = githubOf(next) ?? next.authorKey;
  const file = 'package.json';
  if (!site.exists(file)) return;
  const text = site.text(file);
  const {name} = JSON.parse(text) as {name?: string};
  const known = [example.packageName, shortName(current.siteName, githubOf(current) ?? '')];
  if (name === undefined || !known.includes(name)) return;
  const newName = shortName(next.siteName, account);
  const editor = editSource(file, text);
  editor.set(['name'], newName);
  const description = editor.read(['description']);
  if (typeof description === 'string' && description.startsWith(`${current.siteName}, `)) {
    editor.set(
      ['description'],
      `${next.siteName}, a personal site in Vietnamese and English, built with Docusaurus.`,
    );
  }
  site.write(file, editor.text(), 'name of the package');
  const lock = 'package-lock.json';
  if (!site.exists(lock)) return;
  const quoted = JSON.stringify(newName);
  site.write(
    lock,
    site
      .text(lock)
      // The package's name is in two places of the lockfile
      .replace(/^(\s*\{\s*"name": )"[^"]*"/, (_all, before: string) => before + quoted)
      .replace(
        /("packages": \{\s*"": \{\s*"name": )"[^"]*"/,
        (_all, before: string) => before + quoted,
      ),
    'name of the package',
  );
}

/**
 * Adds the author's copyright line below the existing one. The license requires that the existing
 * line stays in every copy.
 */
function renameLicense(site: Workspace, {current, next}: Renaming, year: string): void {
  const file = 'LICENSE';
  if (!site.exists(file)) return;
  const text = site.text(file);
  const own = new RegExp(`^(Copyright .*\\d{4} )${escaped(current.name)}$`, 'm');
  const hasOwn = own.test(text);
  if (!hasOwn && text.includes(` ${next.name}\n`)) return;
  site.write(
    file,
    hasOwn
      ? text.replace(own, (_line, before: string) => before + next.name)
      : text.replace(/^Copyright .*$/m, (line) => `${line}\nCopyright (c) ${year} ${next.name}`),
    'a copyright line of yours',
  );
}

/**
 * Updates the title and the author's key in the READMEs, and removes the paragraph about the
 * example's name.
 */
function renameReadme(site: Workspace, {current, next}: Renaming): void {
  const about = new RegExp(`^_${example.siteName}_ [\\s\\S]*?\n\n`, 'm');
  for (const file of ['README.md', 'README.vi.md']) {
    if (!site.exists(file)) continue;
    const text = site
      .text(file)
      .replace(/^# (.+)$/m, (line, title: string) =>
        title === current.siteName ? `# ${next.siteName}` : line,
      )
      .replaceAll(`authors: [${current.authorKey}]`, `authors: [${next.authorKey}]`);
    site.write(
      file,
      next.siteName === example.siteName ? text : text.replace(about, ''),
      'name of the site',
    );
  }
}

/** Updates the address for reports of vulnerabilities. */
function renameSecurity(site: Workspace, {current, next}: Renaming): void {
  const file = 'SECURITY.md';
  if (!site.exists(file)) return;
  const text = site.text(file).replaceAll(`<${current.email}>`, `<${next.email}>`);
  site.write(file, text, 'address for reports of vulnerabilities');
}

const namesOf = ({siteName, name, tagline, url}: Identity) => ({
  siteName,
  name,
  tagline,
  address: new URL(url).host,
});

/**
 * Draws logo, icons, portrait and card again.
 *
 * @returns the author's own pictures, which stay
 */
async function renamePictures(site: Workspace, {next}: Renaming, fonts: Fonts): Promise<string[]> {
  const own: string[] = [];
  for (const [file, picture] of await drawPictures(fonts, namesOf(next))) {
    const before = site.exists(file) ? site.bytes(file) : undefined;
    if (before && !isExamplePicture(before) && !isDrawn(before)) own.push(file);
    else site.write(file, picture, 'drawn from the new name');
  }
  return own;
}

/**
 * Replaces the names in all files.
 *
 * @param year year of the copyright line
 * @returns the author's own pictures, which stay
 */
export async function renameSite(
  site: Workspace,
  renaming: Renaming,
  fonts: Fonts,
  year: string,
): Promise<readonly string[]> {
  renameTexts(site, renaming);
  renameBlog(site, renaming);
  renameAuthors(site, renaming);
  renameCv(site, renaming);
  await renameProjects(site, renaming, fonts);
  renameLinks(site, renaming);
  renameSettings(site, renaming);
  renamePackage(site, renaming);
  renameLicense(site, renaming, year);
  renameReadme(site, renaming);
  renameSecurity(site, renaming);
  return renamePictures(site, renaming, fonts);
}
