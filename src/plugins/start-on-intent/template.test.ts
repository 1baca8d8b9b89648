/** @jest-environment node */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {onIntentTemplate} from './template';

test('the framework’s scripts are named, not fetched, and all else stays', () => {
  const template = onIntentTemplate();
  expect(frameworkTemplate).toContain('<script src=');
  expect(template).not.toContain('<script src=');
  expect(template).toContain('<meta name="dau-application"');
  for (const part of ['it.headTags', 'it.stylesheets', 'it.preBodyTags', 'it.appHtml']) {
    expect(template).toContain(part);
  }
});

test('no script of the head or before the body waits for a style sheet', () => {
  const template = onIntentTemplate();
  const at = (part: string) => template.indexOf(part);
  expect(at('<script>')).toBeGreaterThan(at('<meta charset'));
  expect(at('it.headTags')).toBeGreaterThan(at('<script>'));
  expect(at('it.preBodyTags.match')).toBeGreaterThan(at('it.headTags'));
  expect(at('it.stylesheets')).toBeGreaterThan(at('it.preBodyTags.match'));
  expect(template.match(/it\.stylesheets/g)).toHaveLength(1);
  expect(at('it.metaAttributes.join')).toBeGreaterThan(at('it.stylesheets'));
});

test('a framework that starts in another way is noticed', () => {
  expect(() => onIntentTemplate('<html></html>')).toThrow(
    'no longer has what src/plugins/start-on-intent replaces',
  );
});
