import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement} from 'react';

/** Replaces the theme's component, because readers can open a native `<details>` before React starts. */
export default function Details({summary, className, children, ...props}: Props) {
  return (
    <details {...props} className={clsx('dau-between', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
