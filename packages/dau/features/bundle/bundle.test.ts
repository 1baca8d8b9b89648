import bundle from '.';
import {withoutUnusedStyles} from './unused-styles';

test('the configuration for browsers has no plugins, and does not depend on the order of keys', () => {
  const siteConfig = {plugins: [1], themeConfig: {b: {d: 1}, a: [2, 1]}, title: 'A'};
  bundle({siteConfig} as never);
  expect(JSON.stringify(siteConfig)).toBe('{"themeConfig":{"a":[2,1],"b":{"d":1}},"title":"A"}');
  expect(siteConfig.plugins).toEqual([1]);
});

test('a site’s style sheet has only the rules and variables of Infima that its scripts can use', () => {
  const kept = [
    '.row{margin:0}',
    '.button--lg{color:var(--ifm-a)}',
    '.tabs:not(.pills) .tabs__item{top:0}',
    ':is(.pills,.row) a{top:0}',
    'a{color:red}',
    ':root{--ifm-a:var(--ifm-b);--ifm-b:0;--ifm-in-script:0;--dau-own:0}',
  ];
  const css = (rules: readonly string[]) =>
    `.hero{top:0}@layer docusaurus.infima{${rules.join('')}}@layer own{.hero{top:0}}`;
  const unused = ['.hero{top:0}', '.row .pills,.hero{top:0}', '.badge{--ifm-c:0}'];
  const scripts = [
    'h("row tabs", `button--${size}`); get("--ifm-in-script")',
    '{class:"\\ntabs__item"}',
  ];
  expect(withoutUnusedStyles(css([...kept, ...unused, ':root{--ifm-d:0}']), scripts)).toBe(
    css([...kept, ':root{}']),
  );
  expect(withoutUnusedStyles(css(['.hero,.row{top:0}']), scripts)).toBe(css(['.row{top:0}']));
  // The site's own value wins, so Infima's values for the whole page go
  const used = '.row{margin:var(--ifm-a)}';
  const own = ":root,[data-theme='dark']{--ifm-a:2}";
  expect(
    withoutUnusedStyles(
      css([':root{--ifm-a:0}', "html[data-theme='dark']{--ifm-a:1}", '.row{--ifm-a:3}', used]) +
        own,
      scripts,
    ),
  ).toBe(css([':root{}', "html[data-theme='dark']{}", '.row{--ifm-a:3}', used]) + own);
});
