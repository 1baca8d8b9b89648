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

test('a framework that starts in another way is noticed', () => {
  expect(() => onIntentTemplate('<html></html>')).toThrow(
    'no longer has the loop over its scripts',
  );
});
