import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import AllPosts from '.';

const post = (title: string) => ({
  title,
  permalink: `/blog/${title}`,
  unlisted: false,
  date: '2026-01-01T00:00:00.000Z',
});

let count = 0;
jest.mock('@docusaurus/Link', () => ({__esModule: true, default: 'a'}));
jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({count})}));
const List = ({shown}: {readonly shown: readonly {readonly title: string}[]}) => (
  <p>{shown.map(({title}) => title).join(' ')}</p>
);

test('P01 a complete list has no button', () => {
  count = 2;
  render(<AllPosts items={[post('a'), post('b')]}>{(shown) => <List shown={shown} />}</AllPosts>);
  expect(screen.getByText('a b')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('P01 the button of a partial list shows all posts', async () => {
  count = 3;
  render(<AllPosts items={[post('b')]}>{(shown) => <List shown={shown} />}</AllPosts>);
  await userEvent.click(screen.getByRole('button', {name: 'Xem tất cả 3 bài viết'}));
  expect(await screen.findByText('a b c')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
