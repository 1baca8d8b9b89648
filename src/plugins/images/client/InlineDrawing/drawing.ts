const PREFIX = 'data:image/svg+xml,';

/** Returns the SVG markup in a data URL. */
export const drawing = (address: string) => decodeURIComponent(address.slice(PREFIX.length));

/**
 * Returns whether an image address is an SVG data URL that can be inlined in a page.
 * An SVG with styles, scripts or ids cannot: they would apply to the whole page.
 */
export const isDrawing = (address: string): boolean =>
  address.startsWith(PREFIX) && !/<(?:style|script)|\s(?:id|on\w+)=/.test(drawing(address));
