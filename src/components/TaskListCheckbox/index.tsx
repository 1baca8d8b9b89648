import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * The checkbox of a Markdown task list. Markdown gives it no accessible name, so this
 * component names it after its state, which readers cannot change.
 */
export default function TaskListCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({
        id: 'dau.taskList.done',
        message: 'Đã xong',
        description: 'Accessible name of a ticked box in a task list',
      })
    : translate({
        id: 'dau.taskList.open',
        message: 'Chưa xong',
        description: 'Accessible name of an empty box in a task list',
      });
  return <input {...props} aria-label={label} />;
}
