/** @jest-environment jsdom */
import codeTranslations from '@generated/codeTranslations';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createElement} from 'react';

import {readMessages} from '../../features/translations';
import Loading from '.';

jest.mock('@generated/codeTranslations', () => ({__esModule: true, default: {}}));

afterEach(() => {
  for (const id of Object.keys(codeTranslations)) Reflect.deleteProperty(codeTranslations, id);
});

test.each([
  ['vi', 'Chưa tải được trang này', 'Thử lại'],
  ['en', 'This page could not be loaded', 'Try again'],
])(
  "%s: if a route's script fails to load, the error and a retry button are shown",
  async (locale, title, label) => {
    Object.assign(
      codeTranslations,
      await readDefaultCodeTranslationMessages({name: 'theme-common', locale}),
      readMessages(locale),
    );
    const retry = jest.fn();
    const error = new Error('Loading chunk 7 failed');
    const state = {isLoading: false, pastDelay: true, timedOut: false};
    render(createElement(Loading, {...state, error, retry}));
    expect(screen.getByRole('heading', {name: title})).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Loading chunk 7 failed');
    await userEvent.click(screen.getByRole('button', {name: label}));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
