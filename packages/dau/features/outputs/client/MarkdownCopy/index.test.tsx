import {renderToStaticMarkup} from 'react-dom/server';

import MarkdownCopy from '.';

let version: {isLast: boolean} | undefined;
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => ({activeVersion: version}),
}));
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/a'})}));

const markup = () => renderToStaticMarkup(<MarkdownCopy />);

test('a page links to its Markdown copy only if the copy exists', () => {
  version = {isLast: true};
  expect(markup()).toContain('href="/docs/a.md"');
  version = {isLast: false};
  expect(markup()).not.toContain('href');
  version = undefined;
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  expect(markup()).not.toContain('href');
});
