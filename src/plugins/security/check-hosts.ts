import {HOSTS_FILE} from '../../lib/allowed-hosts';
import type {Problem} from '../../lib/problems';
import {fields, list, matching, schemaProblems} from '../../lib/schema';

/** Matches a host without a path, and without characters that could end a directive or the attribute. */
const HOST = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

const hosts = list(
  matching(
    HOST,
    'an https:// URL without a path, like https://example.com or https://*.example.com',
  ),
);

const schema = fields({media: hosts, frames: hosts, scripts: hosts, requests: hosts});

export const hostProblems = (allowed: unknown): Problem[] =>
  schemaProblems(HOSTS_FILE, schema, allowed);
