import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';

import {until, type Command, type Running} from './driver';

/** Where WebDriver has its commands, below `/session/{session id}`. */
const METHODS: Readonly<Partial<Record<Command, string>>> = {
  GetWindowHandle: 'GET',
  CloseWindow: 'DELETE',
};

const PATHS: Readonly<Record<Command, string>> = {
  Navigate: '/url',
  Back: '/back',
  Forward: '/forward',
  Refresh: '/refresh',
  ExecuteScript: '/execute/sync',
  FindElement: '/element',
  ElementClick: '/element/{id}/click',
  PerformActions: '/actions',
  SetWindowRect: '/window/rect',
  GetWindowHandle: '/window',
  NewWindow: '/window/new',
  CloseWindow: '/window',
  SwitchToWindow: '/window',
  Print: '/print',
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a screen that is not there. Returns its name. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/**
 * Starts WebKitGTK's small browser through its WebDriver server, on a screen that is not there.
 *
 * @param args options of the browser (`MiniBrowser --help-all`)
 */
export async function startWebKit(program: string, args: readonly string[] = []): Promise<Running> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: await displayOf(screen)},
  });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {'Content-Type': 'application/json'},
      body: body && JSON.stringify(body),
    });
    const {value} = (await answer.json()) as {value: Record<string, string> | null};
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => ask('GET', '/status'));
  const created = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation', ...args]}},
    },
  });
  const session = `/session/${created?.sessionId}`;
  return {
    send: (command, {id, ...body}: {id?: string} = {}) =>
      ask(
        METHODS[command] ?? 'POST',
        session + PATHS[command].replace('{id}', String(id)),
        command in METHODS ? undefined : body,
      ),
    async stop() {
      await ask('DELETE', session).catch(() => undefined);
      for (const program of [driver, screen]) {
        const closed = once(program, 'close');
        program.kill();
        await closed;
      }
    },
  };
}
