import {load} from 'cheerio';

/** Cheerio's types lack `encodeEntities`. Without it, the serializer would encode letters such as `ạ`. */
const QUICK = {xmlMode: false, decodeEntities: true, encodeEntities: 'utf8'};

/**
 * Parses HTML twice as fast as `load`, but does not add closing tags that the minifier removed from
 * tables.
 */
export const parseQuickly = (html: string) => load(html, {xml: QUICK});
