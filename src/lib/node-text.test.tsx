import {nodeText} from './node-text';

test('words inside elements count, markup does not', () => {
  expect(
    nodeText(
      <>
        <code>sort()</code> mặc định <em>xếp</em> {2} lần{false}
      </>,
    ),
  ).toBe('sort() mặc định xếp 2 lần');
});
