import net from 'node:net';
import path from 'node:path';

import {temporaryFolder} from '../../tests/support/temporary-folder';
import {startStaticServer} from './static-server';

/** Sends the path as written. `fetch` would normalize it. */
const statusOf = (port: number, target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, 'localhost', () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        'latin1',
      ),
    );
    socket.on('error', reject);
    socket.once('data', (data) => resolve(data.toString('latin1').split(' ')[1] ?? ''));
  });

test('pages with Vietnamese letters in their URL are served, and no URL crashes the server', async () => {
  const {dir} = temporaryFolder({
    'build/blog/học-git-nâng-cao.html': 'a post',
    'build/404.html': 'missing',
    'build-2/private.html': 'private',
  });
  const server = await startStaticServer({dir: path.join(dir, 'build')});
  const port = Number(new URL(server.url).port);
  try {
    const post = await fetch(`${server.url}blog/${encodeURIComponent('học-git-nâng-cao')}`);
    expect(await post.text()).toBe('a post');
    const targets = ['/%E0%A4%A', '/%', '/\xe0', '//', '/%00', '/../build-2/private'];
    for (const target of [...targets, `/${'a'.repeat(5000)}`])
      expect([target, await statusOf(port, target)]).toEqual([
        target,
        expect.stringMatching('40[04]'),
      ]);
    expect(await statusOf(port, '/blog/')).toBe('404');
  } finally {
    await server.close();
  }
});

test('without its slash, the base URL redirects with its query', async () => {
  const {dir, write} = temporaryFolder();
  write('index.html', 'home');
  const server = await startStaticServer({dir, baseUrl: '/My-Site/'});
  try {
    const {origin} = new URL(server.url);
    const {status, headers} = await fetch(`${origin}/My-Site?x=1`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, '/My-Site/?x=1']);
  } finally {
    await server.close();
  }
});
