import {type ComponentProps, useEffect, useRef, useState} from 'react';

/**
 * A table of a text. One that is wider than its column scrolls in itself, and
 * then can be focused, so that arrow keys scroll it.
 */
export default function ScrollingTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setIsWider(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <table
      {...props}
      ref={table}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={isWider ? 0 : undefined}
    />
  );
}
