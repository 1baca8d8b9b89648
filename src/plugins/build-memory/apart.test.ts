/** @jest-environment node */
import {compileApart} from './apart';

type Bundler = Parameters<typeof compileApart>[0];
type Told = {errors: string[]; warnings: string[]};
type Stats = {toJson: () => Told; hasErrors: () => boolean};
type Compiler = {
  run: (callback: (error: unknown, stats?: Stats) => void) => void;
  close: (callback: (error: unknown) => void) => void;
};

const nothing: Told = {errors: [], warnings: []};
const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});

/** Compilers that end when they are told to. */
function fakeBundler() {
  const end: Record<string, (told: Told | Error) => void> = {};
  const makeCompiler = ({name}: {name: string}): Compiler => ({
    run(callback) {
      events.push(`${name} runs`);
      end[name] = (told) => {
        if (told instanceof Error) callback(told);
        else callback(null, {toJson: () => told, hasErrors: () => told.errors.length > 0});
      };
    },
    close(callback) {
      events.push(`${name} closes`);
      callback(null);
    },
  });
  const bundler = {
    name: 'rspack',
    instance: Object.assign(makeCompiler, {rspackVersion: '1.7.12'}),
  } as unknown as Bundler;
  compileApart(bundler);
  const make = bundler.instance as unknown as (options: object) => Compiler;
  const both = make([{name: 'client'}, {name: 'server'}]);
  const run = () =>
    new Promise<Stats>((resolve, reject) => {
      both.run((error, stats) => {
        if (stats) resolve(stats);
        else reject(error as Error);
      });
    });
  return {bundler, make, both, run, end};
}

test('both parts begin together, and each closes as soon as it is done', async () => {
  const {run, end} = fakeBundler();
  const done = run();
  end.server?.(nothing);
  events.push('the browser’s part goes on');
  end.client?.(nothing);
  expect((await done).hasErrors()).toBe(false);
  expect(events).toEqual([
    'client runs',
    'server runs',
    'server closes',
    'the browser’s part goes on',
    'client closes',
  ]);
});

test('what either part tells is told', async () => {
  const {run, end} = fakeBundler();
  const done = run();
  end.client?.({errors: [], warnings: ['large']});
  end.server?.({errors: ['missing'], warnings: ['old']});
  const stats = await done;
  expect(stats.hasErrors()).toBe(true);
  expect(stats.toJson()).toEqual({errors: ['missing'], warnings: ['large', 'old']});
});

test('a part that fails ends the build', async () => {
  const {run, end} = fakeBundler();
  const done = run();
  end.client?.(new Error('broken'));
  await expect(done).rejects.toThrow('broken');
});

test('all else of the bundler is as it was', () => {
  const {bundler, make, both} = fakeBundler();
  expect(Reflect.get(bundler.instance, 'rspackVersion')).toBe('1.7.12');
  make({name: 'alone'}).close(() => undefined);
  expect(events).toEqual(['alone closes']);
  const closed = jest.fn();
  both.close(closed);
  expect(closed).toHaveBeenCalledWith(null);
});
