import {test as base} from '@playwright/test';
import fc from 'fast-check';

import {Host} from './support/deployments';
import {anyAction, perform, type Action} from './walks/actions';
import {Reader} from './walks/reader';
import {expectRecovery, expectSound} from './walks/rules';

/**
 * Random walks: sequences of 20 actions of an impatient reader, with faults of the network.
 * `npm test` takes a few, the same in each run; `npm run walks` takes more.
 */
const ACTIONS = 20;
const RUNS = Number(process.env.WALK_RUNS ?? 6);
const SEED = Number(process.env.WALK_SEED ?? 1);
const REPLAY = process.env.WALK_REPLAY;
/** How long a failing walk may be made shorter. */
const SHRINK_MS = Number(process.env.WALK_SHRINK_MS ?? 60_000);

const test = base.extend<object, {host: Host}>({
  host: [
    async ({}, provide) => {
      const host = await Host.start();
      await provide(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
});

test.use({serviceWorkers: 'allow'});

/** Returns a walk: first it opens a page, in one language or the other. */
function walkOf(seed: number): Action[] {
  const [actions = []] = fc.sample(fc.array(anyAction, {minLength: ACTIONS, maxLength: ACTIONS}), {
    seed,
    numRuns: 1,
  });
  return [['open', seed % 2 === 0 ? '/' : '/en/'], ...actions];
}

const walks = REPLAY
  ? [{name: 'again', walk: JSON.parse(REPLAY) as Action[]}]
  : Array.from({length: RUNS}, (_, index) => ({
      name: `seed ${SEED + index}`,
      walk: walkOf(SEED + index),
    }));

for (const {name, walk} of walks) {
  test(`a random walk, ${name}: no error, no dead page, no lost text`, async ({browser, host}) => {
    test.setTimeout(90_000 + SHRINK_MS);
    let stopAt = Infinity;
    const property = fc.asyncProperty(fc.array(anyAction), async (actions) => {
      // Not fast-check's own limit: a walk that it leaves goes on, and breaks the host of the next
      if (Date.now() > stopAt) return;
      const context = await browser.newContext({
        locale: 'vi-VN',
        serviceWorkers: 'allow',
        permissions: ['clipboard-read', 'clipboard-write'],
        viewport: {width: 1280, height: 800},
      });
      try {
        const reader = await Reader.start(context, host);
        for (const action of actions) {
          await perform(reader, action);
          await expectSound(reader, action);
        }
        await expectRecovery(reader);
      } catch (error) {
        stopAt = Math.min(stopAt, Date.now() + SHRINK_MS);
        throw error;
      } finally {
        host.isDown = false;
        host.delayMs = 0;
        await context.close();
      }
    });
    const {counterexample, errorInstance} = await fc.check(property, {
      examples: [[walk]],
      numRuns: 1,
      endOnFailure: REPLAY !== undefined,
    });
    if (!counterexample) return;
    const script = JSON.stringify(counterexample[0]).replaceAll("'", '\\u0027');
    throw new Error(
      `${(errorInstance as Error).message}\n\nRepeat it:\n  npm run walks -- --replay '${script}'\n`,
      {cause: errorInstance},
    );
  });
}
