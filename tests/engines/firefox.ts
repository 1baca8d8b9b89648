import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type {Command, Running} from './driver';

/** Settings of the profile: any free port, and nothing but the site is asked. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/**
 * Starts Firefox. It speaks WebDriver over a socket by itself (Marionette); geckodriver would only
 * translate to HTTP.
 *
 * @param preferences settings of `about:config`
 */
export async function startFirefox(
  program: string,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<Running> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries({...PREFERENCES, ...preferences}).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile];
  const browser = spawn(program, args, {stdio: 'ignore'});
  const closed = once(browser, 'close');
  const socket = net.connect(await portIn(profile), '127.0.0.1');
  const send = converse(socket);
  await send('NewSession');
  return {
    send,
    async stop() {
      socket.destroy();
      browser.kill();
      await closed;
      fs.rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** Waits until Firefox has written the port it listens to. */
async function portIn(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox did not start within 30 s.');
}

type Waiting = {resolve(value: unknown): void; reject(error: Error): void};

/** Sends commands as `length:[0,id,name,parameters]`, and reads `length:[1,id,error,result]`. */
function converse(socket: net.Socket) {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [
        number,
        number,
        {error: string; message: string} | null,
        {value?: unknown},
      ];
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve('value' in result ? result.value : result);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const {reject} of waiting.values()) reject(new Error('Firefox has ended.'));
  });
  let last = 0;
  return (command: Command | 'NewSession', parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
