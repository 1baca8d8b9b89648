import {Host} from '../support/deployments';
import {texts} from '../support/shell';
import {email, guides, posts, siteName, words} from '../support/test-site';
import {keys, Tab, until, type Running} from './driver';

/** Events of an input method, and whether they say that a word is being composed. */
type CompositionEvents = readonly [
  type: 'compositionstart' | 'compositionupdate' | 'compositionend' | 'input' | 'keydown',
  isComposing: boolean,
];

/** How an engine is started, and what it cannot do. */
export type EngineUnderTest = {
  readonly name: string;
  /** The program; without it the tests are skipped. */
  readonly program: string | undefined;
  start(program: string): Promise<Running>;
  /** Starts of the engine without storage, by the way it is blocked. */
  readonly withoutStorage: Readonly<Record<string, (program: string) => Promise<Running>>>;
  /** The events of Enter at the end of a composed word, in this engine's order. */
  readonly compositionEnd: readonly CompositionEvents[];
  /** Whether the driver can open a second tab. */
  readonly hasTabs: boolean;
  /** Returns the text of the page as printed. */
  print(tab: Tab): Promise<string>;
};

const SHARED = '/assets/js/';
const field = '.DocSearch-Input';
const toggle = '.navbar__items--right [data-color-mode-toggle]';

const isStarted = (tab: Tab) =>
  until(() => tab.run(() => document.documentElement.dataset.hasHydrated === 'true'));
const path = (tab: Tab) => tab.run(() => location.pathname + location.search);
const theme = (tab: Tab) => tab.run(() => document.documentElement.dataset.theme);
const isShown = (tab: Tab, selector: string) =>
  tab.run(
    (each) => document.querySelector(each)?.checkVisibility({visibilityProperty: true}) ?? false,
    selector,
  );
const textOf = (tab: Tab, selector: string) =>
  tab.run((each) => document.querySelector(each)?.textContent ?? '', selector);
const valueOf = (tab: Tab, selector: string) =>
  tab.run((each) => document.querySelector<HTMLInputElement>(each)?.value ?? '', selector);
const scriptsAsked = (tab: Tab) =>
  tab.run(
    (folder) =>
      performance.getEntriesByType('resource').filter(({name}) => name.includes(folder)).length,
    SHARED,
  );
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

declare global {
  interface Window {
    /** Uncaught errors and violations of the policy, as `open` collects them. */
    faults?: string[];
  }
}

/** The tests of what differs between browser engines. They are the steps of one reader. */
export function testEngine(engine: EngineUnderTest): void {
  const {name, program = ''} = engine;
  (program ? describe : describe.skip)(name, () => {
    let host: Host;
    let running: Running;
    let tab: Tab;

    /** Opens a page, and collects its faults from the first action on. */
    const open = async (address: string, inTab = tab) => {
      await inTab.go(new URL(address, host.url).href);
      await inTab.run(() => {
        const faults: string[] = [];
        window.faults = faults;
        addEventListener('error', ({message}) => faults.push(message));
        addEventListener('unhandledrejection', ({reason}) => faults.push(String(reason)));
        document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
          faults.push(`${violatedDirective} ${blockedURI}`),
        );
      });
    };
    const start = async (address: string, inTab = tab) => {
      await open(address, inTab);
      await inTab.movePointer();
      expect(await isStarted(inTab)).toBe(true);
    };
    const expectNoFaults = async (inTab = tab) => {
      expect(await inTab.run(() => window.faults)).toEqual([]);
    };
    /** Opens a page whose scripts will take their time. */
    const openSlow = async (address: string) => {
      await open(address);
      host.delayMs = 1_500;
    };

    beforeAll(async () => {
      host = await Host.start();
      running = await engine.start(program);
      tab = new Tab(running.send);
    });
    afterEach(() => {
      host.delayMs = 0;
    });
    afterAll(async () => {
      await running.stop();
      await host.close();
    });

    // First, since no service worker has the scripts yet
    test('Q01 the search shortcut, and what is typed before the application runs', async () => {
      await openSlow('/');
      await tab.type('/', words.some);
      expect(await tab.run(() => document.documentElement.dataset.hydration)).toBe('busy');
      expect(await until(() => valueOf(tab, field))).toBe(words.some);
      host.delayMs = 0;
      expect(await until(() => isShown(tab, '[role=option]'))).toBe(true);
    });

    test.each(['/', '/en/blog', posts.usual, `/en${guides.main}`, '/cv'])(
      '%s starts at the first action, and not before',
      async (address) => {
        await open(address);
        await pause(300);
        expect(await scriptsAsked(tab)).toBe(0);
        await tab.movePointer();
        expect(await isStarted(tab)).toBe(true);
        expect(await scriptsAsked(tab)).toBeGreaterThan(1);
        await expectNoFaults();
      },
    );

    test('a button that is pressed before the application runs is pressed once', async () => {
      await openSlow('/en/');
      const button = '.navbar__items--right .dropdown button';
      await tab.click(button);
      await tab.click(button);
      expect(await isStarted(tab)).toBe(true);
      const isOpen = () => tab.run((each) => document.querySelector(each)?.ariaExpanded, button);
      expect(await until(async () => (await isOpen()) === 'true')).toBe(true);
    });

    test('a text that is typed before the application runs is there after it', async () => {
      await openSlow(posts.inspector);
      const input = '[id^=_R_][maxlength]';
      await tab.run((each) => document.querySelector<HTMLInputElement>(each)?.select(), input);
      await tab.type('Huế');
      expect(await valueOf(tab, input)).toBe('Huế');
      expect(await isStarted(tab)).toBe(true);
      expect(await until(() => tab.run(() => document.body.innerText.includes('U+1EBF')))).toBe(
        true,
      );
      expect(await valueOf(tab, input)).toBe('Huế');
    });

    test('C02 the color mode switches before the application runs, and stays', async () => {
      await openSlow('/blog');
      await tab.click(toggle);
      expect(await until(async () => (await theme(tab)) === 'dark')).toBe(true);
      expect(await isStarted(tab)).toBe(true);
      expect(await theme(tab)).toBe('dark');
      await open('/en/contact');
      expect(await theme(tab)).toBe('dark');
      expect(await scriptsAsked(tab)).toBe(0);
    });

    (engine.hasTabs ? test : test.skip)('C02 another tab follows', async () => {
      await start('/blog');
      const first = await tab.send('GetWindowHandle');
      const {handle} = (await tab.send('NewWindow', {type: 'tab'})) as {handle: string};
      await tab.send('SwitchToWindow', {handle});
      await start('/contact');
      await tab.click(toggle);
      expect(await theme(tab)).toBe('light');
      await tab.send('CloseWindow');
      await tab.send('SwitchToWindow', {handle: first});
      expect(await until(async () => (await theme(tab)) === 'light')).toBe(true);
    });

    test('B02 B03 a closed announcement stays closed, before any script', async () => {
      await open('/blog');
      expect(await isShown(tab, '[data-announcement-id]')).toBe(true);
      await tab.click('[data-announcement-close]');
      expect(await until(async () => !(await isShown(tab, '[data-announcement-id]')))).toBe(true);
      await open('/en/contact');
      expect(await isShown(tab, '[data-announcement-id]')).toBe(false);
      expect(await scriptsAsked(tab)).toBe(0);
    });

    test('S07 a link opens at the top, and going back returns to the same place', async () => {
      await start(guides.main);
      await tab.run(() => {
        document.body.dataset.sameDocument = 'yes';
        scrollTo(0, 700);
      });
      await pause(300);
      await tab.click('.navbar a[href="/contact"]');
      expect(await until(async () => (await path(tab)) === '/contact')).toBe(true);
      expect(await until(() => tab.run((end) => document.title.endsWith(end), siteName))).toBe(
        true,
      );
      expect(await until(() => tab.run(() => scrollY === 0))).toBe(true);
      await tab.send('Back');
      expect(await until(async () => (await path(tab)) === guides.main)).toBe(true);
      expect(await until(() => tab.run(() => Math.abs(scrollY - 700) < 5))).toBe(true);
      await tab.send('Forward');
      expect(await until(async () => (await path(tab)) === '/contact')).toBe(true);
      expect(await tab.run(() => document.body.dataset.sameDocument)).toBe('yes');
      await expectNoFaults();
    });

    test('S08 S13 a clean address, and the same page in the other language', async () => {
      await start('/blog.html');
      expect(await until(async () => (await path(tab)) === '/blog')).toBe(true);
      await tab.click('.navbar__items--right .dropdown button');
      await tab.click('.dropdown__menu a[lang=en]');
      expect(await until(async () => (await path(tab)) === '/en/blog')).toBe(true);
      expect(await until(() => tab.run(() => document.documentElement.lang === 'en'))).toBe(true);
    });

    test('S04 the menu of a small window opens, and Escape closes it', async () => {
      await tab.send('SetWindowRect', {width: 600, height: 800});
      try {
        await start('/contact');
        await tab.click('.navbar__toggle');
        expect(await until(() => isShown(tab, '.navbar-sidebar__close'))).toBe(true);
        await tab.type(keys.Escape);
        expect(await until(async () => !(await isShown(tab, '.navbar-sidebar')))).toBe(true);
        expect(await tab.run(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
      } finally {
        await tab.send('SetWindowRect', {width: 1280, height: 900});
      }
    });

    test('Q01 Q06 search by keyboard: results as one types, Enter opens the first', async () => {
      await start('/');
      await tab.type('/');
      expect(await until(() => isShown(tab, field))).toBe(true);
      await tab.type('tach nhanh');
      const first = '.DocSearch-Hit a';
      const address = () =>
        tab.run((each) => document.querySelector<HTMLElement>(each)?.dataset.url ?? '', first);
      expect(await until(async () => (await address()).startsWith(guides.main))).toBe(true);
      await tab.type(keys.Enter);
      expect(await until(async () => (await path(tab)) === guides.main)).toBe(true);
      expect(await until(async () => !(await isShown(tab, field)))).toBe(true);
      await expectNoFaults();
    });

    // What an input method leaves in a field: keyboards differ in the form of the letters
    test.each([
      ['composed', 'NFC'],
      ['decomposed', 'NFD'],
    ])('Q06 letters typed in %s form find the same page', async (_, form) => {
      await start('/');
      await tab.type('/');
      expect(await until(() => isShown(tab, field))).toBe(true);
      const query = 'tách nhánh'.normalize(form);
      await tab.type(query);
      expect(await valueOf(tab, field)).toBe(query);
      const address = () =>
        tab.run(() => document.querySelector<HTMLElement>('.DocSearch-Hit a')?.dataset.url ?? '');
      expect(await until(async () => (await address()).startsWith(guides.main))).toBe(true);
      await tab.type(keys.Escape);
      expect(await until(async () => !(await isShown(tab, field)))).toBe(true);
    });

    // The events of an input method, sent by a script: they show what the page does with them. That
    // a system's input method sends them like this, only a person at a keyboard can see
    test('Q01 an input method: no search while a word is composed, and its Enter opens nothing', async () => {
      await start('/contact');
      await tab.type('/');
      expect(await until(() => isShown(tab, field))).toBe(true);
      const compose = (text: string, ...events: readonly CompositionEvents[]) =>
        tab.run(
          (value, all) => {
            const input = document.activeElement as HTMLInputElement;
            const {set} =
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
            for (const [type, isComposing] of all) {
              const shared = {bubbles: true, cancelable: true, data: value, isComposing};
              if (type === 'keydown') {
                const key = {...shared, key: 'Enter', keyCode: 229};
                input.dispatchEvent(new KeyboardEvent(type, key));
              } else if (type === 'input') {
                // Not through React, which keeps the last value that it knows
                set?.call(input, value);
                const typed = {...shared, inputType: 'insertCompositionText'};
                input.dispatchEvent(new InputEvent(type, typed));
              } else input.dispatchEvent(new CompositionEvent(type, shared));
            }
          },
          text,
          events,
        );
      const asked = () =>
        tab.run(
          () =>
            performance
              .getEntriesByType('resource')
              .filter(({name}) => /\/search-index\/.*\.txt/.test(name)).length,
        );
      await compose('', ['compositionstart', false]);
      // Telex: "tieesng" becomes "tiếng"
      for (const part of ['t', 'ti', 'tie', 'tiê', 'tiế', 'tiến', 'tiếng']) {
        await compose(part, ['compositionupdate', true], ['input', true]);
      }
      await pause(800);
      expect(await asked()).toBe(0);
      expect(await valueOf(tab, field)).toBe('tiếng');
      await compose('tiếng', ...engine.compositionEnd);
      expect(await until(() => isShown(tab, '[role=option]'))).toBe(true);
      expect(await valueOf(tab, field)).toBe('tiếng');
      expect(await path(tab)).toBe('/contact');
      await expectNoFaults();
    });

    test('P06 T02 live code runs in its frame', async () => {
      await start(posts.live);
      await tab.run(() => {
        document.querySelector('[data-hydrate=view]')?.scrollIntoView();
      });
      const height = () =>
        tab.run(() => document.querySelector<HTMLIFrameElement>('iframe[sandbox]')?.clientHeight);
      expect(await until(async () => ((await height()) ?? 0) > 20)).toBe(true);
      await expectNoFaults();
    });

    test('T05 a page that was read opens without a network, and one that was not leads to those', async () => {
      const kept = (address: string) =>
        tab.run(
          async (url) =>
            (await caches.match(url)) !== undefined &&
            (await caches.match('/offline')) !== undefined,
          address,
        );
      for (const address of [posts.inspector, '/contact']) {
        await start(address);
        expect(await until(() => kept(address))).toBe(true);
      }
      host.isDown = true;
      try {
        await start(posts.inspector);
        expect(await isShown(tab, 'aside.dau-kept')).toBe(true);
        const mode = await theme(tab);
        await tab.click(toggle);
        expect(await until(async () => (await theme(tab)) !== mode)).toBe(true);
        await open(guides.wide);
        expect(await path(tab)).toBe('/offline');
        const hasMessage = async () => (await textOf(tab, 'main')).includes(texts.vi.offline);
        expect(await until(hasMessage)).toBe(true);
      } finally {
        host.isDown = false;
      }
    });

    test('R07 the CV as printed: the person, without the navigation', async () => {
      await start('/cv');
      const printed = await engine.print(tab);
      expect(printed).toContain(email);
      // Bold text is not looked for: Firefox draws it while it has no bold font
      expect(printed).toContain('tháng 9 năm 2018 – tháng 1 năm 2022');
      expect(printed).not.toContain(texts.vi.contact);
      expect(printed).not.toContain('Tải PDF');
    });

    test.each(Object.entries(engine.withoutStorage))(
      'C02 B02 with storage blocked (%s) pages work, and nothing throws',
      async (_, startBlocked) => {
        const blocked = await startBlocked(program);
        try {
          const other = new Tab(blocked.send);
          await open('/blog', other);
          const area = await other.run(() => {
            try {
              return typeof window.localStorage?.setItem;
            } catch {
              return 'blocked';
            }
          });
          expect(area).not.toBe('function');
          await other.click('[data-announcement-close]');
          expect(await until(async () => !(await isShown(other, '[data-announcement-id]')))).toBe(
            true,
          );
          await other.movePointer();
          expect(await isStarted(other)).toBe(true);
          await other.click(toggle);
          expect(await until(async () => (await theme(other)) === 'dark')).toBe(true);
          await other.type('/');
          expect(await until(() => isShown(other, field))).toBe(true);
          await other.type(words.some);
          expect(await until(() => isShown(other, '[role=option]'))).toBe(true);
          await expectNoFaults(other);
        } finally {
          await blocked.stop();
        }
      },
    );
  });
}
