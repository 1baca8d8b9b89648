import {Children, cloneElement, isValidElement, type KeyboardEvent} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/** The theme's tabs respond to Enter and the arrow keys, but Space would scroll the page. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * The theme mounts tabs again when `useIsBrowser()` becomes `true`, so readers would lose focus,
 * selection and sideways scroll in them. So `useIsBrowser()` is always `false` for the tabs, but has its
 * real value for the content of the tabs.
 */
export default function TabsWrapper({children, ...props}: Props) {
  const isBrowser = useIsBrowser();
  const items = Children.map(children, (item) =>
    isValidElement<TabItemProps>(item)
      ? cloneElement(item, {
          attributes: {...item.props.attributes, onKeyDownCapture: clickOnSpace},
          children: <BrowserContext value={isBrowser}>{item.props.children}</BrowserContext>,
        })
      : item,
  );
  return (
    <BrowserContext value={false}>
      <Tabs {...props}>{items}</Tabs>
    </BrowserContext>
  );
}
