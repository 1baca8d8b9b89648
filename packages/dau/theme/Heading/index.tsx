/** Ejected from @docusaurus/theme-classic 3.10.2, sha256 bd5eb7a8be21738b */
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

import MarkedSentence from '../../ui/MarkedSentence';
import {hasMarks} from '../../ui/MarkedSentence/letters';

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');

/**
 * (custom) Shows the diacritics of a page title in the accent color. The label of the link to a heading is the
 * heading's text. If a heading contains code or a link, the theme's label would be its `id`.
 */
export default function Heading({as: As, id, children, ...props}: Props) {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' && typeof children === 'string') {
    return (
      <As
        {...props}
        data-long={children.length > 60 || undefined}
        // Without the label, screen readers would read each colored letter as a separate word
        aria-label={hasMarks(children) ? children : undefined}
      >
        <MarkedSentence text={children} hasStop={false} />
      </As>
    );
  }
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children).trim() || id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
