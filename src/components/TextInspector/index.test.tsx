import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';

import TextInspector from '.';

const field = () => screen.getByLabelText<HTMLInputElement>('Gõ một từ có dấu');
const fact = (term: string) => screen.getByText(term).nextElementSibling;
const cards = () => within(screen.getByRole('list')).queryAllByRole('listitem');

describe('TextInspector', () => {
  test('shows the first text before any input', () => {
    render(<TextInspector initialText="ế" />);

    expect(field()).toHaveValue('ế');
    expect(fact('Ở dạng NFC')).toHaveTextContent('1');
    expect(fact('Ở dạng NFD')).toHaveTextContent('3');
    expect(cards()[0]).toHaveTextContent('U+1EBF');
    expect(cards()[0]).toHaveTextContent('U+0302 mũ');
    expect(cards()[0]).toHaveTextContent('U+0301 sắc');
  });

  test('the HTML has the whole result without scripts', () => {
    const html = renderToString(<TextInspector initialText="Đường" />);

    expect(html).toContain('value="Đường"');
    expect(html).toContain('Duong');
    expect(html).toContain('U+0110');
  });

  test('updates the result while typing', async () => {
    const user = userEvent.setup();
    render(<TextInspector initialText="ế" />);

    await user.clear(field());
    await user.type(field(), 'Đi Huế');

    expect(fact('Bỏ dấu')).toHaveTextContent('Di Hue');
    expect(fact('Slug')).toHaveTextContent('di-hue');
    expect(cards()).toHaveLength(6);
  });

  test('the buttons change the Unicode form of the text', async () => {
    const user = userEvent.setup();
    render(<TextInspector initialText={'Việt'.normalize('NFC')} />);

    await user.click(screen.getByRole('button', {name: 'Đổi sang NFD'}));
    expect(field().value).toBe('Việt'.normalize('NFD'));
    expect(fact('Độ dài trong ô')).toHaveTextContent('6');
    expect(cards()).toHaveLength(4);

    await user.click(screen.getByRole('button', {name: 'Đổi sang NFC'}));
    expect(field().value).toBe('Việt'.normalize('NFC'));
    expect(fact('Độ dài trong ô')).toHaveTextContent('4');
  });

  test('an empty field shows a dash', async () => {
    const user = userEvent.setup();
    render(<TextInspector initialText="ế" />);

    await user.clear(field());

    expect(fact('Bỏ dấu')).toHaveTextContent('—');
    expect(cards()).toHaveLength(0);
  });

  test('the keyboard reaches the field and both buttons in order', async () => {
    const user = userEvent.setup();
    render(<TextInspector initialText="ế" />);

    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', {name: 'Đổi sang NFC'})).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', {name: 'Đổi sang NFD'})).toHaveFocus();
  });
});
