const PREFIX = 'data:image/svg+xml,';

/** The SVG in an image address. */
export const drawing = (address: string) => decodeURIComponent(address.slice(PREFIX.length));

/**
 * Whether an image address is an SVG drawing in itself that can stand in a page:
 * styles and names in it would be those of the page, too, and of its other mode.
 */
export const isDrawing = (address: string): boolean =>
  address.startsWith(PREFIX) && !/<(?:style|script)|\s(?:id|on\w+)=/.test(drawing(address));
