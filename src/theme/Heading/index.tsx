/** Ejected from @docusaurus/theme-classic 3.10.2, sha256 bd5eb7a8be21738b */
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {nodeText} from '@site/src/lib/node-text';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';

export default function Heading({as: As, id, ...props}: Props) {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const anchorTitle = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    // (custom) The theme names a heading with markup by its id
    {heading: nodeText(props.children) || id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={anchorTitle}
        title={anchorTitle}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
