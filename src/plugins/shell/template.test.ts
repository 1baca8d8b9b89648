/** @jest-environment node */
import fs from 'node:fs';
import {createRequire} from 'node:module';

import {onIntentTemplate} from './template';

/** What a template takes from the framework: `it.headTags`. */
const valuesIn = (template: string) => new Set(template.match(/\bit\.\w+/g));

test('has all that the framework’s own template has, and its scripts are named, not fetched', () => {
  const file = createRequire(__filename).resolve('@docusaurus/core/lib/ssg/ssgTemplate.html.js');
  const original = fs.readFileSync(file, 'utf8');
  const template = onIntentTemplate({startsOnIntent: true});
  expect(valuesIn(original).size).toBeGreaterThan(5);
  expect(valuesIn(template)).toEqual(valuesIn(original));
  expect(original).toContain('<script src=');
  expect(template).not.toContain('<script src=');
  expect(template).toContain('<meta name="dau-application"');
});

test('no script of the head or before the body waits for a style sheet', () => {
  const template = onIntentTemplate({startsOnIntent: true});
  const at = (part: string) => template.indexOf(part);
  expect(at('<script>')).toBeGreaterThan(at('<meta charset'));
  expect(at('it.headTags')).toBeGreaterThan(at('<script>'));
  expect(at('it.preBodyTags.match')).toBeGreaterThan(at('it.headTags'));
  expect(at('it.stylesheets')).toBeGreaterThan(at('it.preBodyTags.match'));
  expect(template.match(/it\.stylesheets/g)).toHaveLength(1);
  expect(at('it.metaAttributes.join')).toBeGreaterThan(at('it.stylesheets'));
});
