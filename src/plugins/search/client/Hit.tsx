import {useState, type JSX, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import type {DocSearchModalProps} from '@docsearch/react/modal';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

const opensElsewhere = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * One result. Keyboard and screen reader users operate the option around it, and
 * ARIA allows no second control inside an option. So the result is a link only
 * while a pointer is over it: then it can be opened in a new tab.
 */
export default function Hit({hit, children}: Props): JSX.Element {
  const history = useHistory();
  const [pointed, setPointed] = useState(false);
  return (
    <a
      href={pointed ? hit.url : undefined}
      data-url={hit.url}
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        history.push(hit.url);
      }}
    >
      {children}
    </a>
  );
}
