import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const SECONDS = 1000;
jest.setTimeout(120 * SECONDS);

/** A minimal folder that the scripts accept as a built site. */
const built = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-built-'));
fs.writeFileSync(path.join(built, 'index.html'), '<!doctype html>');

const other = net.createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    other.listen(0, resolve);
  });
  const address = other.address();
  if (typeof address === 'object' && address) ({port} = address);
});

afterAll(async () => {
  fs.rmSync(built, {recursive: true});
  await new Promise((resolve) => {
    other.close(resolve);
  });
});

function runScript(...args: string[]): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join('node_modules', '.bin', 'jiti'), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({code, output});
    });
  });
}

test.each([
  ['start', [], 'npm start -- --port'],
  ['serve', ['--dir', built], 'npm run preview -- --port'],
  ['preview', [], 'npm run preview -- --port'],
])(
  'scripts/%s.ts stops at once if the port is in use, and says what to do',
  async (name, args, advice) => {
    const {code, output} = await runScript(`scripts/${name}.ts`, ...args, '--port', String(port));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use by another program.`);
    expect(output).toContain(`${advice} ${port + 1}`);
    expect(output).not.toContain('Building');
  },
);
