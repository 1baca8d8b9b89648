/** @jest-environment jsdom */
import type {ReactNode} from 'react';

import {render, screen} from '@testing-library/react';

import OfflinePage from '.';

let themeConfig = {};
let savesData = false;
jest.mock('@docusaurus/theme-common', () => ({useThemeConfig: () => themeConfig}));
jest.mock('@docusaurus/useIsBrowser', () => () => true);
jest.mock(
  '@theme/Layout',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
);
jest.mock('@site/src/lib/ui/PageHeader', () => () => null);
jest.mock('./SaveLanguage', () => () => null);
jest.mock('../worker-client', () => ({
  siteBase: () => '/',
  savesData: () => savesData,
  missingPath: () => undefined,
}));

const promisesSearch = () => {
  const {unmount} = render(<OfflinePage />);
  const found = screen.queryByText(/Bạn tìm được trong mọi trang/) !== null;
  unmount();
  return found;
};

test('the page promises search only if the index can be saved', () => {
  expect(promisesSearch()).toBe(true);
  savesData = true;
  expect(promisesSearch()).toBe(false);
  [savesData, themeConfig] = [false, {algolia: {}}];
  expect(promisesSearch()).toBe(false);
});
