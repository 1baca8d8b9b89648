import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A checkbox in a Markdown task list. Its accessible name is its state, because Markdown gives it no
 * label. It is not `disabled`, because the two states of a disabled checkbox look almost the same.
 */
export default function TaskListCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'dau.taskList.done', message: 'Đã xong'})
    : translate({id: 'dau.taskList.open', message: 'Chưa xong'});
  return (
    <input {...props} disabled={false} readOnly aria-disabled tabIndex={-1} aria-label={label} />
  );
}
