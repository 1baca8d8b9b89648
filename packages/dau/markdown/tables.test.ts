import {tables, type Element} from '.';

const make = (tagName: string, ...children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, values: string[]) =>
  make('tr', ...values.map((value) => make(tagName, {type: 'text', value})));

const lastCellOf = (labels: string[], ...rows: string[][]) => {
  const body = rows.map((values) => row('td', values));
  const tree = make('table', row('th', labels), ...body);
  tables()({type: 'root', children: [tree]});
  const last: Element | undefined = body.at(-1)?.children?.at(-1);
  return last?.properties;
};

test('the cells of a table that is too wide for a phone have their column label', () => {
  const values = ['1', '2', '3', '4'];
  expect(lastCellOf(['A', 'B', 'C', 'D'], values, values)).toEqual({role: 'cell', dataLabel: 'D'});
});

test('a table of commands has rows as blocks, without labels if it has only two columns', () => {
  const command = make('code', {type: 'text', value: 'git commit --amend --no-edit'});
  const cell = make('td', command);
  const tree = make('table', row('th', ['A', 'B']), make('tr', make('td'), cell));
  tables()({type: 'root', children: [tree]});
  expect(cell.properties).toEqual({role: 'cell'});
});

test('a table that fits a phone stays a table', () => {
  expect(lastCellOf(['A', 'B', 'C'], ['1', '2', '3'])).toEqual({});
});
