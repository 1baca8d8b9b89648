import {spawnSync} from 'node:child_process';

import {fitsNode, type Release} from './manifest';

/** A newest Node.js, for releases that do not run on the one at hand. It comes from npm. */
const NEWEST_NODE = 'node@26';

/** What npm reports when it reaches no registry. */
const NO_NETWORK = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)$/;

type Answer = {
  readonly version?: string;
  readonly engines?: {readonly node?: string};
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly error?: {readonly code?: string; readonly summary?: string};
};

function npm(...args: string[]) {
  return spawnSync('npm', args, {encoding: 'utf8', shell: process.platform === 'win32'});
}

/**
 * Reads what the answer of `npm view` says of a release.
 *
 * @throws with a message for a person if there is no such version or no network
 */
export function toRelease(version: string, output: string): Release {
  const answer = JSON.parse(output.trim() || '{}') as Answer;
  const {code = '', summary = 'no answer'} = answer.error ?? {};
  if (NO_NETWORK.test(code)) {
    throw new Error(
      `npm cannot reach a registry (${code}). The trial installs Docusaurus ${version}: check the network and "npm config get registry".`,
    );
  }
  if (code === 'E404' || (!answer.error && answer.version === undefined)) {
    throw new Error(
      `There is no Docusaurus ${version}. To list the versions: npm view @docusaurus/core dist-tags`,
    );
  }
  if (answer.error) throw new Error(`npm could not look up Docusaurus ${version}: ${summary}`);
  return {
    version: answer.version ?? version,
    node: answer.engines?.node ?? '>=20',
    peers: answer.peerDependencies ?? {},
  };
}

/** Looks a version of Docusaurus up in the registry that npm is set to. */
export function findRelease(version: string): Release {
  const fields = ['version', 'engines', 'peerDependencies'];
  const {stdout} = npm('view', `@docusaurus/core@${version}`, ...fields, '--json');
  return toRelease(version, stdout);
}

/**
 * Returns the program of a Node.js that a release runs on: the one at hand, else a newer
 * one, which npm fetches into its own cache.
 *
 * @throws if there is none
 */
export function findNode(range: string): string {
  if (fitsNode(process.versions.node, range)) return process.execPath;
  const print = 'console.log(process.versions.node + " " + process.execPath)';
  // The package fetches the program in an install script, which .npmrc forbids elsewhere
  const options = ['--yes', '--ignore-scripts=false', `--package=${NEWEST_NODE}`];
  const {stdout} = npm('exec', ...options, '--', 'node', '-e', print);
  const [, version = '', program = ''] = /^([\d.]+) (.+)$/m.exec(stdout) ?? [];
  if (!fitsNode(version, range)) {
    throw new Error(
      `This needs Node.js ${range}; this is ${process.versions.node}, and npm could not fetch ${NEWEST_NODE}. Install a newer one from https://nodejs.org and try again.`,
    );
  }
  return program;
}
