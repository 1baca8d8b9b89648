/** Ejected from @docusaurus/theme-classic 3.10.2 Heading, whose link says what it is twice. */
import clsx from 'clsx';

import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function Heading({as: As, id, ...props}: Props) {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The first heading is not in the table of contents, and needs no address
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const anchorTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      {/* (custom) no title, which said the same again: 180 bytes of a page with many headings */}
      <Link className="hash-link" to={`#${id}`} aria-label={anchorTitle} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
