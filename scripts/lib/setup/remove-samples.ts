/** Removes the samples and all references to them. */
import {parseFrontMatter} from '../../../src/plugins/content/check/yaml';
import {contentFolder} from '../../../src/plugins/content/check/files';
import {locales} from '../../../src/lib/locales';
import {editSource} from '../edit/source';
import {readEntries, removeEntries} from '../edit/yaml';
import type {Workspace} from './files';
import type {Identity} from './identity';
import {
  sampleActivities,
  sampleAnnouncement,
  sampleCv,
  sampleEvents,
  sampleFiles,
  sampleProjects,
  sampleProjectTags,
  sampleSections,
  sampleSummaries,
  sampleTags,
} from './samples';
import {WELCOME_SLUG, welcomePost} from './welcome';

const SAMPLE = 'a sample';

function removeTexts(site: Workspace): void {
  for (const sample of sampleFiles) {
    const files = sample.endsWith('/') ? site.under(sample.slice(0, -1)) : [sample];
    for (const file of files) site.remove(file, SAMPLE);
  }
}

/** Removes sample sections without guides, and their English labels. */
function removeSections(site: Workspace): void {
  for (const section of sampleSections) {
    const folders = locales.map((locale) => `${contentFolder('guide', locale)}/${section}`);
    const files = folders.flatMap((folder) => site.under(folder));
    if (files.some((file) => /\.mdx?$/.test(file))) continue;
    for (const file of files) site.remove(file, SAMPLE);
    for (const locale of locales) {
      const labels = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
      if (!site.exists(labels)) continue;
      const editor = editSource(labels, site.text(labels));
      const ofSection = new RegExp(`^sidebar\\.[^.]+\\.category\\.${section}(\\.|$)`);
      editor.remove([], (key) => ofSection.test(String(key)));
      site.write(labels, editor.text(), 'labels of a sample');
    }
  }
}

/** Removes sample tags that no text uses. */
function removeTags(site: Workspace): void {
  for (const [kind, samples] of [
    ['post', sampleTags.blog],
    ['guide', sampleTags.docs],
  ] as const) {
    const used = new Set(
      locales
        .flatMap((locale) => site.under(contentFolder(kind, locale)))
        .filter((file) => /\.mdx?$/.test(file))
        .flatMap((file) => {
          const parsed = parseFrontMatter(file, site.text(file));
          const tags = 'fields' in parsed ? parsed.fields.tags : undefined;
          return (Array.isArray(tags) ? tags : [tags]).map(String);
        }),
    );
    for (const locale of locales) {
      const file = `${contentFolder(kind, locale)}/tags.yml`;
      if (!site.exists(file)) continue;
      const text = site.text(file);
      const gone = samples.filter((tag) => !used.has(tag) && tag in readEntries(text));
      if (gone.length > 0) site.write(file, removeEntries(text, gone), 'tags of the samples');
    }
  }
}

type Item = {readonly id?: unknown; readonly tags?: unknown};

function removeData(site: Workspace): void {
  const ofSample = (list: readonly Item[], ids: readonly string[]) => (step: string | number) =>
    ids.includes(String(list[Number(step)]?.id));
  const listOf = (value: unknown): readonly Item[] =>
    Array.isArray(value) ? (value as Item[]) : [];

  const projectsFile = 'src/data/projects.ts';
  if (site.exists(projectsFile)) {
    const editor = editSource(projectsFile, site.text(projectsFile));
    const place = ['default', 'projects'];
    const projects = listOf(editor.read(place));
    const remaining = projects.filter(({id}) => !sampleProjects.includes(String(id)));
    const used = remaining.flatMap(({tags}) => (Array.isArray(tags) ? tags.map(String) : []));
    editor.remove(place, ofSample(projects, sampleProjects));
    editor.remove(
      ['default', 'tags'],
      (tag) => sampleProjectTags.includes(String(tag)) && !used.includes(String(tag)),
    );
    editor.comment(['projects'], (comment) =>
      /^\/\*\* Examples: .*\*\/$/.test(comment)
        ? '/** Your projects. `npm run new -- project` adds one. */'
        : comment,
    );
    site.write(projectsFile, editor.text(), 'projects of the sample');
  }

  const communityFile = 'src/data/community.ts';
  if (site.exists(communityFile)) {
    const editor = editSource(communityFile, site.text(communityFile));
    for (const [name, ids] of [
      ['activities', sampleActivities],
      ['events', sampleEvents],
    ] as const) {
      editor.remove(['default', name], ofSample(listOf(editor.read(['default', name])), ids));
    }
    editor.comment(['default'], (comment) =>
      /^\/\*\* Examples: .*\*\/$/.test(comment)
        ? '/** What you do with others. `npm run new -- event` adds an event. */'
        : comment,
    );
    site.write(communityFile, editor.text(), 'events and activities of the sample');
  }
}

/** Returns the field that identifies an entry of the CV. */
function titleOf(entry: unknown): unknown {
  const {name, organization, institution, language, title} = (entry ?? {}) as Record<
    string,
    unknown
  >;
  return name ?? organization ?? institution ?? language ?? title;
}

function removeCv(site: Workspace): void {
  for (const locale of locales) {
    const file = `src/data/cv.${locale}.json`;
    if (!site.exists(file)) continue;
    const editor = editSource(file, site.text(file));
    const empty: string[] = [];
    for (const [section, names] of Object.entries(sampleCv)) {
      const entries = editor.read([section]);
      if (!Array.isArray(entries)) continue;
      const isSample = (step: string | number) =>
        names.includes(String(titleOf(entries[Number(step)])));
      if (entries.every((_entry, index) => isSample(index))) empty.push(section);
      else editor.remove([section], isSample);
    }
    editor.remove(['meta'], (key) => key === 'isSample');
    const summary = editor.read(['basics', 'summary']);
    if (typeof summary === 'string' && sampleSummaries.some((one) => summary.startsWith(one))) {
      editor.remove(['basics'], (key) => key === 'summary' || key === 'location');
    }
    // A separate edit, because it replaces the whole object
    const rest = editSource(file, editor.text());
    rest.remove([], (key) => empty.includes(String(key)));
    site.write(file, rest.text(), 'entries of the sample in the CV');
  }
}

function removeAnnouncement(site: Workspace): void {
  const file = 'src/config/announcement.ts';
  if (!site.exists(file)) return;
  const editor = editSource(file, site.text(file));
  if (editor.read(['announcement', 'id']) !== sampleAnnouncement) return;
  editor.set(['announcement'], undefined);
  site.write(file, editor.text(), 'the announcement');
}

/** Adds a first draft to a blog without posts. */
function addWelcome(site: Workspace, identity: Identity, date: string): void {
  const hasPosts = site.under('blog').some((file) => /\.mdx?$/.test(file));
  if (hasPosts) return;
  const hasContact = site.under('src/pages').some((file) => /^src\/pages\/contact[./]/.test(file));
  for (const locale of locales) {
    site.write(
      `${contentFolder('post', locale)}/${date}-${WELCOME_SLUG}/index.mdx`,
      welcomePost(identity, locale, {date, hasContact}),
      'a first post, as a draft',
    );
  }
}

/**
 * Removes all samples from a site.
 *
 * @param identity the site's new identity, for the first post
 * @param date the date of the first post as `YYYY-MM-DD`
 */
export function removeSamples(site: Workspace, identity: Identity, date: string): void {
  removeTexts(site);
  removeSections(site);
  removeTags(site);
  removeData(site);
  removeCv(site);
  removeAnnouncement(site);
  addWelcome(site, identity, date);
}

/** Returns the samples that still exist. */
export function samplesIn(site: Workspace): readonly string[] {
  return sampleFiles.filter((sample) =>
    sample.endsWith('/') ? site.under(sample.slice(0, -1)).length > 0 : site.exists(sample),
  );
}
