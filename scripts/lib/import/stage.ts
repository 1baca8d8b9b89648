import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {errorsOf, type Problem} from '../../../src/lib/problems';
import {contentProblems, contentRoots} from '../../../src/plugins/content/check/check';
import {writeChanges, type Change} from '../edit/changes';
import type {SourceFiles} from './files';
import type {SiteKind} from './model';
import {planImport, type Lessons, type Plan} from './plan';

/** Runs the checks of the content on a copy of the site that has the changes. */
async function problemsWith(siteDir: string, changes: readonly Change[]): Promise<Problem[]> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-import-'));
  try {
    for (const root of [...contentRoots, 'src/theme']) {
      const from = path.join(siteDir, root);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(copy, root), {recursive: true});
    }
    fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
    writeChanges(copy, changes);
    return errorsOf(await contentProblems(copy), false);
  } finally {
    fs.rmSync(copy, {recursive: true, force: true});
  }
}

const MOST_PLANS = 6;

/**
 * Plans an import that the checks of this site take: what they do not take is read in another way, or
 * left out.
 *
 * @returns the plan, with a note for each text that is left out
 */
export async function planChecked(
  siteDir: string,
  files: SourceFiles,
  kind: SiteKind,
): Promise<Plan> {
  const lessons: Lessons = {excluded: new Set(), markdown: new Set(), fields: new Set()};
  const left: Problem[] = [];
  for (let count = 0; ; count += 1) {
    const plan = await planImport(siteDir, files, kind, lessons);
    if (files.refused.length > 0) return plan;
    const problems = await problemsWith(siteDir, plan.changes);
    const learned = problems.filter((problem) =>
      learn(problem, plan, lessons, left, count === MOST_PLANS - 2),
    );
    if (learned.length === 0 || count === MOST_PLANS) {
      return {...plan, notes: [...plan.notes, ...left]};
    }
  }
}

/** Learns from a problem what the next plan does. Returns false if the import did not make it. */
function learn(
  {file, line, field, expected}: Problem,
  plan: Plan,
  lessons: Lessons,
  left: Problem[],
  isLast: boolean,
): boolean {
  const source = plan.sourceOf(file);
  if (source === undefined) return false;
  const text = plan.texts.find(({target}) => target === file);
  if (text && !isLast) {
    if (field !== undefined && text.fields[field] !== undefined) {
      lessons.fields.add(`${source} ${field}`);
      return true;
    }
    if (!text.isMarkdown) {
      left.push({
        file: source,
        expected: `MDX that this site can read; the text is read as plain Markdown, its components do nothing (${expected})`,
      });
      lessons.markdown.add(source);
      return true;
    }
  }
  if (lessons.excluded.has(source)) return true;
  lessons.excluded.add(source);
  left.push({
    file: source,
    ...(line !== undefined && text && {line}),
    expected: `${expected}. It is left out`,
  });
  return true;
}
