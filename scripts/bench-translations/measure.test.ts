/** @jest-environment node */
import {TEST_AUTHOR} from '../lib/test-site';
import {measure, precision, recall} from './measure';

test('changes of originals are found, and nothing else', async () => {
  const {edits, texts, changes, faults} = await measure(TEST_AUTHOR);
  expect(edits).toBeGreaterThan(200);
  for (const score of [texts, changes]) {
    expect(precision(score)).toBeGreaterThanOrEqual(0.95);
    expect(recall(score)).toBeGreaterThanOrEqual(0.95);
  }
  expect(faults.length).toBeLessThan(edits / 20);
}, 120_000);
