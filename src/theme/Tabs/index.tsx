import {Children, cloneElement, isValidElement} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/**
 * The theme mounts tabs again when `useIsBrowser()` becomes `true`, and readers would then lose the
 * focus and the selection. Here, `useIsBrowser()` is always `false` for the tabs, and has its real
 * value only inside the tabs.
 */
export default function TabsWrapper({children, ...props}: Props) {
  const isBrowser = useIsBrowser();
  const items = Children.map(children, (item) =>
    isValidElement<TabItemProps>(item)
      ? cloneElement(item, {
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
