import fs from 'node:fs';
import {createRequire} from 'node:module';

import {onIntentTemplate} from './page-template';

/** Returns the values that a template takes from Docusaurus, such as `it.headTags`. */
const valuesIn = (template: string) => new Set(template.match(/\bit\.\w+/g));

test('the page template contains everything in Docusaurus’ template, but lists the scripts instead of loading them', () => {
  const file = createRequire(__filename).resolve('@docusaurus/core/lib/ssg/ssgTemplate.html.js');
  const original = fs.readFileSync(file, 'utf8');
  const template = onIntentTemplate();
  expect(valuesIn(original).size).toBeGreaterThan(5);
  expect(valuesIn(template)).toEqual(valuesIn(original));
  expect(original).toContain('<script src=');
  expect(template).not.toContain('<script src=');
  expect(template).toContain('<meta name="dau-application"');
});
