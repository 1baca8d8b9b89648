import {type ComponentProps, useEffect, useRef, useState} from 'react';

/**
 * A table that is wider than its column is focusable, so that readers can scroll it with the arrow
 * keys.
 */
export default function ScrollingTable(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setIsWider(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="dau-table"
      ref={box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={isWider ? 0 : undefined}
    >
      <table {...props} />
    </div>
  );
}
