/** @jest-environment jsdom */
import {render} from '@testing-library/react';

import NetworkIcon from '.';

const drawing = (id: string) => render(<NetworkIcon id={id} />).container.innerHTML;

test('known networks have their own icon, and all others have the same globe', () => {
  expect(drawing('github')).not.toBe(drawing('zalo'));
  expect(drawing('repo')).toBe(drawing('threads'));
  expect(drawing('email')).not.toBe(drawing('repo'));
});
