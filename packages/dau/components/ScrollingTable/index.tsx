import type {ComponentProps} from 'react';

/** A focusable table, so that readers can scroll a wide table with the arrow keys. */
export default function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
    <div className="dau-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
