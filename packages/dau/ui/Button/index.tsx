import type {ComponentProps} from 'react';

import clsx from 'clsx';

type Props = ComponentProps<'button'> & {readonly kind?: 'primary' | 'secondary'};

/** A button for an action that needs scripts. Without them, it is not shown. */
export default function Button({kind = 'secondary', className, ...props}: Props) {
  return (
    <button
      type="button"
      className={clsx(`button button--${kind}`, className)}
      data-scripted
      {...props}
    />
  );
}
