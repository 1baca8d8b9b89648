import {findEngine, webkit} from '../../scripts/lib/engines';
import {startWebKit} from './webkit';
import {testEngine} from './walk';

testEngine({
  name: 'WebKit',
  program: findEngine(webkit),
  start: startWebKit,
  withoutStorage: {
    'no storage': (program) => startWebKit(program, ['--enable-html5-local-storage=false']),
  },
  // Its driver hangs as soon as there is a second one
  hasTabs: false,
  // As in Safari: the key comes after the word has ended
  compositionEnd: [
    ['input', true],
    ['compositionend', false],
    ['keydown', false],
  ],
  // Its driver cannot print: the styles for print apply to the screen instead
  print: (tab) =>
    tab.run(() => {
      const apply = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
            else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'print';
          }
          if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) apply(sheet.cssRules);
      return document.body.innerText;
    }),
});
