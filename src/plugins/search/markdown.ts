/**
 * Creates a record from Markdown source. Only the development server uses it,
 * because it does not write HTML files. The result is approximate.
 */
import {createSlugger} from '@docusaurus/utils';

import {elementAt} from './element-at';
import type {PageRecord, Section} from './types';

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
/** A heading, with or without an id: `{#id}` or as an MDX comment. */
const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\})?$/;
const FENCE = /^(`{3,}|~{3,})/;

function plain(line: string): string {
  return line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\{\/\*.*?\*\/\}/g, ' ')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/^:::.*?(?:\[(.*)\])?$/, '$1')
    .replace(/[*_`|~]+/g, ' ');
}

/** Splits Markdown into sections at its headings. */
export function markdownToRecord(
  source: string,
  page: {readonly url: string; readonly title: string; readonly tag: string},
): PageRecord {
  const slugger = createSlugger();
  const sections: {-readonly [key in keyof Section]: Section[key]}[] = [
    {heading: '', anchor: '', level: 1, text: '', code: ''},
  ];
  let fence: string | undefined;
  for (const line of source.replace(FRONT_MATTER, '').split(/\r?\n/)) {
    const section = elementAt(sections, -1);
    const mark = FENCE.exec(line.trim())?.[1];
    if (fence ? line.trim().startsWith(fence) : mark) {
      fence = fence ? undefined : mark;
      continue;
    }
    if (fence) {
      section.code += `${line} `;
      continue;
    }
    if (/^(import|export)\s/.test(line)) continue;
    const [, hashes, text, id] = HEADING.exec(line) ?? [];
    if (hashes && text && hashes.length > 1) {
      const heading = plain(text).replace(/\s+/g, ' ').trim();
      const anchor = id ?? slugger.slug(heading);
      sections.push({heading, anchor, level: hashes.length, text: '', code: ''});
    } else if (!hashes) {
      section.text += `${plain(line)} `;
    }
  }
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');
  return {
    ...page,
    sections: sections.map((section) => ({
      ...section,
      heading: clean(section.heading),
      text: clean(section.text),
      code: clean(section.code),
    })),
  };
}
