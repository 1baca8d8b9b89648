import {Children, isValidElement, type ReactNode} from 'react';
import Translate, {translate, type TranslateProps} from '@docusaurus/Translate';

/** Returns the words of React elements, without markup. What another component renders is not known. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{readonly children?: ReactNode}>(child)) return String(child);
      const {children} = child.props;
      if (child.type !== Translate) return nodeText(children);
      const {id, values} = child.props as TranslateProps<string>;
      return translate({id, message: String(children)}, values as Record<string, string>);
    })
    .join('');
}
