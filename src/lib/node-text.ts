import {Children, isValidElement, type ReactNode} from 'react';

/** Returns the words of React elements, without markup. What a component renders is not known. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{readonly children?: ReactNode}>(child)
        ? nodeText(child.props.children)
        : String(child),
    )
    .join('');
}
