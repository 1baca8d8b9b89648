import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement} from 'react';

/** A native `<details>`, so readers can open it before the application runs. */
export default function Details({summary, className, children, ...props}: Props) {
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
