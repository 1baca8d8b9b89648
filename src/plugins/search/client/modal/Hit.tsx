import {useState, type JSX} from 'react';
import {useHistory} from '@docusaurus/router';
import type {DocSearchModalProps} from '@docsearch/react/modal';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * One result. ARIA allows no link inside an option, so it is one only under a pointer: then it can
 * be opened in a new tab.
 */
export default function Hit({hit, children}: Props): JSX.Element {
  const history = useHistory();
  const [isPointed, setPointed] = useState(false);
  return (
    <a
      href={isPointed ? hit.url : undefined}
      data-url={hit.url}
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onClick={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.push(hit.url);
      }}
    >
      {children}
    </a>
  );
}
