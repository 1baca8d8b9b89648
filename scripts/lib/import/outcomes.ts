import fs from 'node:fs';
import path from 'node:path';

import {hasEffect} from '../edit/changes';
import type {Plan} from './plan';
import type {Outcome} from './report';

/** Files of lists, to which an import only adds. */
const ADDED_TO = /(^|\/)(tags|authors|redirects)\.yml$/;

/** Compares a plan with the files of the site. A text that differs is the author's, and stays. */
export function outcomesOf(siteDir: string, {changes}: Plan): Outcome[] {
  return changes.map((change): Outcome => {
    if (!fs.existsSync(path.join(siteDir, change.file))) return {change, is: 'new'};
    if (!hasEffect(siteDir, change)) return {change, is: 'same'};
    return {change, is: ADDED_TO.test(change.file) ? 'changed' : 'other'};
  });
}
