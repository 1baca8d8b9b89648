import type {Problem} from '../../lib/problems';
import {fields, list, schemaProblems, textThat} from '../../lib/schema';

export const HOSTS_FILE = 'src/config/hosts.ts';

/** As a policy writes it: no path, and nothing that could end the policy or its attribute. */
const HOST = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

const hosts = list(
  textThat(
    (value) => HOST.test(value),
    'an address without a path, like https://example.com or https://*.example.com',
  ),
);

const schema = fields(
  {media: hosts, frames: hosts, scripts: hosts, requests: hosts},
  'the lists media, frames, scripts and requests; [] for none',
);

/** What is wrong with the list of allowed hosts. */
export const hostProblems = (allowed: unknown): Problem[] =>
  schemaProblems(HOSTS_FILE, schema, allowed);

/** Is an address on one of the hosts? */
export function isOn(address: URL, allowed: readonly string[]): boolean {
  return allowed.some((host) =>
    host.includes('*.')
      ? address.origin.startsWith('https://') &&
        address.origin.endsWith(host.replace('https://*', ''))
      : address.origin === host,
  );
}
