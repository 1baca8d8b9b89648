/** @jest-environment jsdom */
import type {ComponentProps} from 'react';

import {render, screen} from '@testing-library/react';

import AuthorSocials from '.';

jest.mock('@docusaurus/Link', () => ({__esModule: true, default: 'a'}));

const socials = (profiles: Record<string, string>) => (
  <AuthorSocials author={{socials: profiles} as ComponentProps<typeof AuthorSocials>['author']} />
);

test('the profiles of an author are links with names, also for unknown networks', () => {
  render(socials({github: 'https://github.com/example', zalo: 'https://zalo.me/1'}));
  expect(screen.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/example',
  );
  expect(screen.getByRole('link', {name: 'Zalo'})).toHaveAttribute('href', 'https://zalo.me/1');
});

test('a value that is not a URL does not become a link', () => {
  const {container} = render(socials({zalo: '0123456789'}));
  expect(container).toBeEmptyDOMElement();
});
