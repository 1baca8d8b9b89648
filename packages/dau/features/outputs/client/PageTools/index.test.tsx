/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import PageTools from '.';

let version: {isLast: boolean} | undefined;
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => ({activeVersion: version}),
}));
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/a'})}));
jest.mock('@docusaurus/useRouteContext', () => () => ({
  plugin: {name: 'docusaurus-plugin-content-docs'},
}));

jest.mock('@theme/EditThisPage', () => () => null);
jest.mock('@theme/LastUpdated', () => () => null);

const links = () => {
  const {unmount} = render(
    <PageTools className="" editUrl={null} lastUpdatedAt={undefined} lastUpdatedBy={undefined} />,
  );
  const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return found;
};

test('a page links to its Markdown copy only if the copy exists', () => {
  version = {isLast: true};
  expect(links()).toEqual(['/docs/a.md']);
  version = {isLast: false};
  expect(links()).toEqual([]);
  version = undefined;
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  expect(links()).toEqual([]);
});
