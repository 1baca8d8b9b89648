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
 * Plans an import that the checks of this site take. A text that they do not take is read as plain
 * Markdown; if that is no better, it is left out, and a note says so.
 */
export async function planChecked(
  siteDir: string,
  files: SourceFiles,
  kind: SiteKind,
): Promise<Plan> {
  const lessons: Lessons = {excluded: new Set(), markdown: new Set()};
  const left: Problem[] = [];
  for (let count = 1; ; count += 1) {
    const plan = await planImport(siteDir, files, kind, lessons);
    const problems = files.refused.length > 0 ? [] : await problemsWith(siteDir, plan.changes);
    const ours = problems.filter(({file}) => plan.sourceOf.has(file));
    if (ours.length === 0 || count === MOST_PLANS)
      return {...plan, notes: [...plan.notes, ...left]};
    for (const {file: target, expected} of ours) {
      const file = plan.sourceOf.get(target) ?? '';
      const text = plan.texts.find((each) => each.target === target);
      if (lessons.excluded.has(file)) continue;
      if (text && !text.isMarkdown) {
        lessons.markdown.add(file);
        left.push({
          file,
          expected: `${expected}. It is read as plain Markdown, without components`,
        });
      } else {
        lessons.excluded.add(file);
        left.push({file, expected: `${expected}. It is left out`});
      }
    }
  }
}
