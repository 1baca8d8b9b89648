import fs from 'node:fs';
import path from 'node:path';

import {contrastRatio} from '../plugins/announcement/contrast';

const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** The tokens that are written as hex colors, by name without prefix. */
function colors(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--dau-([\w-]+): (#[\da-f]+);/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = colors(':root');
const modes = [
  ['light', light],
  ['dark', new Map([...light, ...colors("[data-theme='dark']")])],
] as const;

describe.each(modes)('colour tokens, %s', (_mode, tokens) => {
  const contrast = (text: string, surface: string) => {
    const [a = '', b = ''] = [tokens.get(text), tokens.get(surface)];
    expect(`${a} ${b}`).toMatch(/^#[\da-f]{6} #[\da-f]{6}$/);
    return contrastRatio(a, b);
  };

  test.each(
    ['ink', 'ink-soft', 'accent-strong'].flatMap((text) =>
      ['paper', 'paper-raised', 'paper-sunken'].map((surface) => [text, surface] as const),
    ),
  )('text: %s on %s is at least 7:1', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(
    ['comment', 'keyword', 'string', 'number', 'function', 'type'].flatMap((kind) =>
      ['code-paper', 'code-mark', 'code-added', 'code-removed'].map(
        (surface) => [`code-${kind}`, surface] as const,
      ),
    ),
  )('code: %s on %s is at least 7:1', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(['ink', 'ink-soft'])('code: %s on code-paper is at least 7:1', (text) => {
    expect(contrast(text, 'code-paper')).toBeGreaterThanOrEqual(7);
  });

  test.each(['paper', 'paper-raised', 'paper-sunken'])(
    'edges of controls on %s are at least 3:1',
    (surface) => {
      expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3);
    },
  );
});
