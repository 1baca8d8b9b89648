import {render} from '@testing-library/react';

import NetworkIcon from '.';

const drawing = (id: string) => render(<NetworkIcon id={id} />).container.innerHTML;

test('D networks with a sign of their own show it, and any other one the same globe', () => {
  expect(drawing('github')).not.toBe(drawing('linkedin'));
  expect(drawing('zalo')).toBe(drawing('threads'));
  // A sign of the interface is no network
  expect(drawing('print')).toBe(drawing('zalo'));
});
