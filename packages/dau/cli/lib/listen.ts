import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Starts a server and returns its port.
 *
 * @throws an error that tells the author what to do if the port is in use or the host is not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the program that uses it, or choose a different port: --port ${port + 1}`
        : `The server cannot listen on port ${port} of "${host}" (${code}). Choose a different --port or --host.`,
      {cause: error},
    );
  }
  return (server.address() as AddressInfo).port;
}
