import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * The checkbox of a Markdown task list. Markdown gives it no accessible name, so its state becomes its
 * name. Readers cannot change the state. The checkbox is not `disabled`, because browsers draw disabled
 * checkboxes so pale that both states look the same.
 */
export default function TaskListCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'dau.taskList.done', message: 'Đã xong'})
    : translate({id: 'dau.taskList.open', message: 'Chưa xong'});
  return (
    <input {...props} disabled={false} readOnly aria-disabled tabIndex={-1} aria-label={label} />
  );
}
