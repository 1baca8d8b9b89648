/** Ejected from @docusaurus/theme-classic 3.10.2 and made of buttons. */
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

import styles from './styles.module.css';

/** (custom) Buttons, so that a press before the application runs is kept like any other. */
function TabList({className}: {readonly className?: string}) {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    if (step === undefined) return;
    event.preventDefault();
    tabs.at((tabs.indexOf(event.currentTarget) + step) % tabs.length)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}) => (
        <button
          type="button"
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          key={value}
          onKeyDown={moveFocus}
          onClick={({currentTarget}) => {
            if (value === selectedValue) return;
            blockElementScrollPositionUntilNextRender(currentTarget);
            selectValue(value);
          }}
          {...attributes}
          className={clsx('tabs__item', styles.tab, attributes?.className as string | undefined, {
            'tabs__item--active': selectedValue === value,
          })}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** (custom) Not made anew once it runs in the browser: code in tabs keeps the server's colours. */
export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
