import {execFileSync} from 'node:child_process';

import {findEngine, firefox} from '../../scripts/lib/engines';
import {startFirefox} from './firefox';
import {testEngine} from './walk';

testEngine({
  name: 'Firefox',
  program: findEngine(firefox),
  start: startFirefox,
  withoutStorage: {
    'no storage': (program) => startFirefox(program, {'dom.storage.enabled': false}),
    'no site may store': (program) => startFirefox(program, {'network.cookie.cookieBehavior': 2}),
  },
  hasTabs: true,
  compositionEnd: [
    ['keydown', true],
    ['compositionend', false],
    ['input', false],
  ],
  async print(tab) {
    // Jest cannot load the reader of PDF files
    const read = `import {text} from 'node:stream/consumers';
      import {extractText, getDocumentProxy} from 'unpdf';
      const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(await text(process.stdin), 'base64')));
      process.stdout.write((await extractText(pdf, {mergePages: true})).text);`;
    const text = execFileSync('node', ['--input-type=module', '--eval', read], {
      input: String(await tab.send('Print')),
      encoding: 'utf8',
    });
    return text.normalize('NFC').replaceAll(/\s+/g, ' ');
  },
});
