import type {ComponentProps} from 'react';

import {translate} from '@docusaurus/Translate';
import OriginalComponents from '@theme-init/MDXComponents';

/** A table that can have the focus, so that readers can scroll it with the arrow keys. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
    <div className="dau-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/**
 * A checkbox in a Markdown task list. Its accessible name is its state, because Markdown gives it no
 * label. It is not `disabled`, because the two states of a disabled checkbox look almost the same.
 */
function TaskListCheckbox(props: ComponentProps<'input'>) {
  const label = props.checked
    ? translate({id: 'dau.taskList.done', message: 'Đã xong'})
    : translate({id: 'dau.taskList.open', message: 'Chưa xong'});
  return (
    <input {...props} disabled={false} readOnly aria-disabled tabIndex={-1} aria-label={label} />
  );
}

export default {...OriginalComponents, input: TaskListCheckbox, table: ScrollingTable};
