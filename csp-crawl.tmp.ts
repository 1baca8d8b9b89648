// crawl every html page of a build, count violations: load + hydrate + search + print
import {chromium} from '@playwright/test';
import fs from 'node:fs';
import {startStaticServer} from '/work/wt/csp/scripts/lib/static-server';
import {startApplication} from '/work/wt/csp/scripts/lib/browser/start';
import {chromiumArgs, findChromium} from '/work/wt/csp/scripts/lib/chromium';
const [dir, baseUrl='/'] = process.argv.slice(2);
(async () => {
  const server = await startStaticServer({dir: dir!, baseUrl, port: 0});
  const browser = await chromium.launch({executablePath: findChromium(), args: [...chromiumArgs(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']});
  const files = fs.readdirSync(dir!, {recursive: true, encoding: 'utf8'}).filter((f) => f.endsWith('.html'));
  const found = new Map<string, string[]>(); let pages = 0;
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (e) => console.debug('VIOLATION ' + e.effectiveDirective + ' ' + e.blockedURI + ' ' + e.sourceFile + ':' + e.lineNumber + ' ' + e.sample));
  });
  const tab = await context.newPage();
  let file = '';
  tab.on('console', (m) => { if (/VIOLATION|error|warning/.test(m.type() + m.text())) { const k = m.type() + ' ' + m.text(); found.set(k, [...(found.get(k) ?? []), file]); } });
  for (file of files) {
    pages++;
    await tab.goto(server.url + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''));
    try { await startApplication(tab, 6000);
    await tab.emulateMedia({media: 'print'}); await tab.emulateMedia({media: 'screen'});
    await tab.keyboard.press('/'); await tab.locator('.DocSearch-Input').waitFor({timeout: 4000}).catch(() => {});
    if (await tab.locator('.DocSearch-Input').count()) { await tab.locator('.DocSearch-Input').fill('bai'); await tab.waitForTimeout(200); await tab.keyboard.press('Escape'); await tab.keyboard.press('Escape'); }
    } catch (e) { console.log(file, String(e).slice(0, 100)); }
  }
  console.log(pages, 'pages'); for (const [k, v] of found) console.log(v.length, k.slice(0, 300), v.slice(0, 3).join(' '));
  await browser.close(); await server.close();
})();
