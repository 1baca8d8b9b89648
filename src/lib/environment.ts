import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

import {integrations} from './integrations';
import {locales, toLocale} from './locales';
import type {Integration, IntegrationId, Variable} from './integrations';
import type {Locale} from './locales';
import {misspeltVariables} from './environment-names';
import {SETTINGS_FILE, settingsProblems} from './settings-check';
import type {SiteConfig} from './settings';
import {throwIfAny, type Problem} from './problems';

/** What the environment says about this build, checked. */
export type Environment = {
  /** Where the site is served, without a trailing slash. */
  readonly url: string;
  /** The path it is served under, with both slashes. */
  readonly baseUrl: string;
  /** The values of each hosted service that is set; a service that is not is absent. */
  readonly integrations: Readonly<Partial<Record<IntegrationId, Readonly<Record<string, string>>>>>;
};

type Variables = Record<string, string | undefined>;

/** What people leave in a copied example file: as good as nothing. */
const PLACEHOLDER =
  /^(x{3,}|<.*>|your[-_ ].*|.*[-_ ]here|change[-_ ]?me|replace[-_ ]?me|to ?do|tbd|placeholder|null|undefined|\.{3}|…)$/i;

/** The value of a variable; empty and placeholder values count as missing. */
function valueOf(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === undefined || value === '' || PLACEHOLDER.test(value) ? undefined : value;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const {protocol, origin} = new URL(value);
  return /^https?:$/.test(protocol) && origin.toLowerCase() === value.toLowerCase();
}

const BASE_URL = /^\/([A-Za-z0-9~_-][A-Za-z0-9.~_-]*\/)*$/;

/** A value of the site, from its variable or else from `src/config/site.ts`. */
function siteValue(
  variables: Variables,
  site: SiteConfig,
  name: string,
  field: 'url' | 'baseUrl',
  rule: {accepts(value: string): boolean; expected: string},
): {value: string; problems: Problem[]} {
  const fromEnvironment = valueOf(variables, name);
  const value = fromEnvironment ?? site[field];
  if (rule.accepts(value)) return {value, problems: []};
  const place = fromEnvironment === undefined ? {file: SETTINGS_FILE, field} : {file: name};
  return {value, problems: [{...place, expected: rule.expected, found: value}]};
}

/** The values of a group that is set; a group set in part, or wrongly, is a problem. */
function groupValues(
  variables: Variables,
  {label, obtain, variables: group}: Integration,
): {values?: Record<string, string>; problems: Problem[]} {
  const found = group.map((variable) => ({variable, value: valueOf(variables, variable.name)}));
  if (found.every(({value}) => value === undefined)) return {problems: []};
  const isSet = found.filter(({value}) => value !== undefined).map(({variable}) => variable.name);
  const problems = found.flatMap(({variable, value}): Problem[] => {
    if (value !== undefined) return variableProblems(variable, value, obtain);
    const left = variables[variable.name];
    return [
      {
        file: variable.name,
        expected:
          `a value, because ${isSet.join(' and ')} ${isSet.length > 1 ? 'are' : 'is'} set and the ` +
          `variables of ${label} are set together or not at all; get it from ${obtain}`,
        ...(left ? {found: left} : {}),
      },
    ];
  });
  const values = Object.fromEntries(found.map(({variable, value}) => [variable.name, value ?? '']));
  return {values, problems};
}

function variableProblems(
  {name, pattern, expected, description}: Variable,
  value: string,
  obtain: string,
): Problem[] {
  if (!pattern || pattern.test(value)) return [];
  return [
    {file: name, expected: `${expected} (${description}); get it from ${obtain}`, found: value},
  ];
}

/**
 * Reads and checks the environment variables of the site, and its settings.
 *
 * @param site `src/config/site.ts`
 * @throws {ContentError} with every problem at once: the variable, what was
 *   expected and where to get it.
 */
export function readEnvironment(variables: Variables, site: SiteConfig): Environment {
  const url = siteValue(variables, site, 'SITE_URL', 'url', {
    accepts: isOrigin,
    expected:
      'an absolute http(s) address without a path or a trailing slash, like https://example.com ' +
      '(a path belongs in BASE_URL)',
  });
  const baseUrl = siteValue(variables, site, 'BASE_URL', 'baseUrl', {
    accepts: (value) => BASE_URL.test(value),
    expected:
      'a path that begins and ends with a slash, of letters, digits and - . _ ~, like / or /my-site/',
  });
  const drafts = valueOf(variables, 'SHOW_DRAFTS');
  const groups = integrations.map((integration) => ({
    id: integration.id,
    ...groupValues(variables, integration),
  }));
  const problems = [
    ...url.problems,
    ...baseUrl.problems,
    ...(drafts === undefined || /^(true|false)$/.test(drafts)
      ? []
      : [{file: 'SHOW_DRAFTS', expected: 'true or false', found: drafts}]),
    ...groups.flatMap(({problems: group}) => group),
  ];
  const isSetting = ({file}: Problem) => file === SETTINGS_FILE;
  throwIfAny(
    'The settings of the site have faults. Each line names the field and what was expected.',
    [...problems.filter(isSetting), ...settingsProblems(site)],
  );
  const faults = problems.filter((problem) => !isSetting(problem));
  throwIfAny('The environment variables of the site have faults (see .env.example).', [
    ...faults,
    // Why a value is missing, it may be
    ...(faults.length > 0 ? misspeltVariables(variables) : []).map((problem): Problem => ({
      ...problem,
      severity: 'error',
    })),
  ]);
  return {
    url: url.value,
    baseUrl: baseUrl.value,
    integrations: Object.fromEntries(
      groups.flatMap(({id, values}) => (values ? [[id, values]] : [])),
    ),
  };
}

/**
 * The language being built. Docusaurus builds a site in whatever language it
 * is asked for, so a mistyped one would make pages in no language at all.
 *
 * @throws if the site does not have that language.
 */
export function readLocale(value = process.env.DOCUSAURUS_CURRENT_LOCALE): Locale {
  const locale = toLocale(value);
  // "undefined": what Docusaurus sets under `docusaurus start` without --locale
  if (value !== undefined && value !== 'undefined' && value !== locale) {
    throw new Error(
      `Unknown locale "${value}" (--locale). The site has: ${locales.join(', ')}. ` +
        'A new language is added in src/config/languages.ts.',
    );
  }
  return locale;
}

/**
 * Adds what the `.env` file of the site says, if there is one, to the environment, and returns it. A
 * variable that is already set, even to nothing, wins over the file.
 */
export function loadEnvironmentFile(siteDir: string, environment: Variables = process.env) {
  const file = path.join(siteDir, '.env');
  if (!fs.existsSync(file)) return environment;
  for (const [name, value] of Object.entries(parseEnv(fs.readFileSync(file, 'utf8')))) {
    environment[name] ??= value;
  }
  return environment;
}
