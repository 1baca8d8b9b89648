/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';

import TaskListCheckbox from '.';

test('a checkbox is named after its state', () => {
  render(
    <>
      <TaskListCheckbox type="checkbox" disabled checked readOnly />
      <TaskListCheckbox type="checkbox" disabled />
    </>,
  );
  expect(screen.getByRole('checkbox', {name: 'Đã xong'})).toBeChecked();
  expect(screen.getByRole('checkbox', {name: 'Chưa xong'})).not.toBeChecked();
});
