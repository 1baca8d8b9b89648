/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-keep-'));
jest.setTimeout(60_000);
afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

/** Runs the step of the deployment before the upload, on a build with these variables. */
function keepAssets(variables: Record<string, string> | undefined) {
  const cwd = fs.mkdtempSync(path.join(root, 'site-'));
  if (variables) {
    fs.mkdirSync(path.join(cwd, 'build'));
    fs.writeFileSync(path.join(cwd, 'build/build.json'), JSON.stringify({variables}));
  }
  // Nothing answers at port 9, so nothing is kept
  const args = ['node_modules/.bin/jiti', 'scripts/keep-assets.ts'].map((each) =>
    path.resolve(each),
  );
  const run = spawnSync(process.execPath, [...args, 'http://localhost:9/'], {
    cwd,
    encoding: 'utf8',
  });
  return {code: run.status, output: run.stdout + run.stderr};
}

test('A09 a build that shows drafts is not deployed', () => {
  const {code, output} = keepAssets({SITE_URL: 'https://example.com', SHOW_DRAFTS: 'true'});
  expect(output).toContain('shows drafts and scheduled posts, and must not be deployed');
  expect(code).toBe(1);
});

test('A09 another build is deployed, even if the published site does not answer', () => {
  const {code, output} = keepAssets({SITE_URL: 'https://example.com'});
  expect(output).toMatch(
    /Warning: no script of http:\/\/localhost:9\/ is kept\. .* cannot be read: \w/,
  );
  expect(code).toBe(0);
});

test('A09 the command says that there is no build', () => {
  const {code, output} = keepAssets(undefined);
  expect(output).toContain('There is no build/build.json. Build the site first: npm run build');
  expect(code).toBe(1);
});

test('A09 the workflow runs this command before it uploads the site', () => {
  const workflow = fs.readFileSync('.github/workflows/deploy.yml', 'utf8');
  const [, afterCheck = ''] = workflow.split('npm run check ');
  const command = afterCheck.indexOf('- run: npm run keep-assets ');
  expect(command).toBeGreaterThan(0);
  expect(afterCheck.indexOf('actions/upload-pages-artifact@')).toBeGreaterThan(command);
  expect(workflow).not.toContain('SHOW_DRAFTS');
});
