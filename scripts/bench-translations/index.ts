/**
 * `npm run bench:translations`: measures how well `npm run translate` finds what changed in an
 * original. It makes every kind of edit in every text of this site and of the test site, and
 * compares the result with the label of the edit.
 */
import {TEST_AUTHOR} from '../lib/test-site';
import {measure, precision, recall, type Measured, type Score} from './measure';

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

const line = (name: string, score: Score) =>
  `  ${name.padEnd(9)} precision ${percent(precision(score))}, recall ${percent(recall(score))}` +
  `  (${score.right} right, ${score.tooMany} too many, ${score.missed} missed)`;

function print(site: string, {edits, texts, changes, faults}: Measured): void {
  console.log(`${site}: ${edits} edits`);
  console.log(line('texts', texts));
  console.log(line('changes', changes));
  for (const {file, edit, expected, found} of faults) {
    const words = (each: (typeof expected)[number]) => `${each.kind} ${each.line ?? ''}`.trim();
    console.log(`  ${file}: ${edit}`);
    console.log(`    expected ${expected.map(words).join(', ') || 'nothing'}`);
    console.log(`    found    ${found.map(words).join(', ') || 'nothing'}`);
  }
}

async function main() {
  for (const site of ['.', TEST_AUTHOR]) print(site, await measure(site));
}

void main();
