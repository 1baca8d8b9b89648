/**
 * A browser by plain WebDriver (https://www.w3.org/TR/webdriver2/), without a library. Firefox and
 * WebKit take the same commands; only the way there differs: `firefox.ts`, `webkit.ts`.
 */

/** The commands that tests use, by the names that Firefox gives them, without `WebDriver:`. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'Forward'
  | 'Refresh'
  | 'ExecuteScript'
  | 'FindElement'
  | 'ElementClick'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'GetWindowHandle'
  | 'NewWindow'
  | 'CloseWindow'
  | 'SwitchToWindow'
  | 'Print';

/** Sends a command to a browser, and returns its answer. */
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>;
type Parameters = Readonly<Record<string, unknown>>;

/** A browser that runs, and what belongs to it. */
export type Running = {readonly send: Send; stop(): Promise<void>};

/** How WebDriver marks an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Codes of keys that are no characters. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;

/** Waits until a question has an answer that is not empty. Returns the last answer. */
export async function until<T>(ask: () => Promise<T>, timeoutMs = 10_000): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    // The page may be about to change
    const answer = await ask().catch(() => undefined);
    if (answer || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One tab of a browser. */
export class Tab {
  constructor(readonly send: Send) {}

  /** Runs a function in the page. It must not use what is outside it. */
  async run<A extends readonly unknown[], R>(
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    const script = `return (${String(work)}).apply(null, arguments)`;
    return (await this.send('ExecuteScript', {script, args})) as R;
  }

  go(url: string): Promise<unknown> {
    return this.send('Navigate', {url});
  }

  async click(selector: string): Promise<void> {
    const element = (await this.send('FindElement', {
      using: 'css selector',
      value: selector,
    })) as Record<string, string>;
    await this.send('ElementClick', {id: element[ELEMENT]});
  }

  /** Types characters, or presses keys of `keys`, one after another. */
  async type(...texts: readonly string[]): Promise<void> {
    const presses = texts
      .flatMap((text) => [...text])
      .flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
    await this.#act({type: 'key', id: 'keyboard', actions: presses});
  }

  /** Moves the pointer, as a reader's first action. */
  async movePointer(): Promise<void> {
    const moves = [
      {x: 5, y: 200},
      {x: 9, y: 209},
    ].map((to) => ({type: 'pointerMove', duration: 20, ...to}));
    await this.#act({type: 'pointer', id: 'mouse', actions: moves});
  }

  async #act(source: object): Promise<void> {
    await this.send('PerformActions', {actions: [source]});
  }
}
