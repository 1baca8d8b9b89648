/**
 * Ejected from @docusaurus/theme-classic 3.10.2, sha256 639f8655d319e123,
 * with the live code of @docusaurus/theme-live-codeblock 3.10.2, sha256 792885f05e308714.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import LiveCodeBlock from '@theme/LiveCodeBlock';

function maybeStringify(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((element) => isValidElement(element))) return children;
  return Array.isArray(children) ? children.join('') : children;
}

/**
 * (custom) The theme's component remounts each block in the browser to set its colors. This component
 * does not need to, because its colors are CSS classes that cover both color modes.
 */
export default function CodeBlock({children: rawChildren, ...props}: Props) {
  const children = maybeStringify(rawChildren);
  if (props.live && (children === undefined || typeof children === 'string')) {
    return <LiveCodeBlock {...props}>{children}</LiveCodeBlock>;
  }
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
