import {tables, type Element} from '.';

const make = (tagName: string, ...children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const cells = (tagName: string, values: string[]) =>
  values.map((value) => make(tagName, {type: 'text', value}));

const lastCellOf = (...rows: string[][]) => {
  const body = rows.slice(1).map((row) => make('tr', ...cells('td', row)));
  const tree = make('table', make('tr', ...cells('th', rows[0] ?? [])), ...body);
  tables()({type: 'root', children: [tree]});
  const last: Element | undefined = body.at(-1)?.children?.at(-1);
  return last?.properties;
};

test('the cells of a table that is too wide for a phone have their column label', () => {
  expect(lastCellOf(['A', 'B', 'C'], ['1', '2', 'x'.repeat(40)])).toEqual({
    role: 'cell',
    dataLabel: 'C',
  });
  expect(lastCellOf(['A', 'B', 'C', 'D'], ['1', '2', '3', '4'])).toMatchObject({dataLabel: 'D'});
});

test('a table of commands has rows as blocks, without labels if it has only two columns', () => {
  const commands = make(
    'td',
    make('code', {type: 'text', value: 'git commit --amend --no-edit -m "x"'}),
  );
  const body = make('tr', ...cells('td', ['Change']), commands);
  const tree = make('table', make('tr', ...cells('th', ['A', 'B'])), body);
  tables()({type: 'root', children: [tree]});
  expect(commands.properties).toEqual({role: 'cell'});
});

test('a table that fits does not change', () => {
  expect(lastCellOf(['A', 'B', 'C'], ['1', '2', '3'])).toEqual({});
});
