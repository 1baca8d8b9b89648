import {Children, cloneElement, isValidElement} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tabs from '@theme-init/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/**
 * The theme remounts tabs when `useIsBrowser()` becomes `true`, so readers would lose their focus and
 * selection. Here, `useIsBrowser()` stays `false` for the tabs, and only their content sees the real
 * value.
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
