import {visit} from 'unist-util-visit';

import {textIn, type Locale, type Localized} from '../settings/locales';
import type {Node} from '../content/markdown-tree';

const ALERTS: Readonly<Record<string, {name: string; title?: Localized}>> = {
  note: {name: 'note'},
  tip: {name: 'tip'},
  important: {name: 'info', title: {vi: 'Quan trọng', en: 'Important'}},
  warning: {name: 'warning'},
  caution: {name: 'danger', title: {vi: 'Cẩn thận', en: 'Caution'}},
};

const MARK = /^\[!(\w+)\][^\S\n]*(?:\n|$)/;

/** Returns a remark plugin that replaces GitHub alerts, such as `> [!NOTE]`, with admonitions. */
export const alerts = (locale: Locale) => () => (tree: Node, file: {toString(): string}) => {
  visit(tree, 'blockquote', (quote: Node) => {
    const [paragraph, ...rest] = quote.children ?? [];
    const [first, ...words] = paragraph?.children ?? [];
    const [mark = '', kind = ''] = MARK.exec(first?.value ?? '') ?? [];
    const {name, title} = ALERTS[kind.toLowerCase()] ?? {};
    if (paragraph?.type !== 'paragraph' || !first || !name) return;
    // An escaped mark, such as `\[!NOTE]`, is text
    if (String(file)[first.position?.start.offset ?? 0] !== '[') return;
    first.value = first.value?.slice(mark.length) ?? '';
    if (first.value === '' && words[0]?.type === 'break') words.shift();
    paragraph.children = [...(first.value ? [first] : []), ...words];
    Object.assign(quote, {
      type: 'containerDirective',
      name,
      attributes: title ? {title: textIn(title, locale)} : {},
      children: [...(paragraph.children.length > 0 ? [paragraph] : []), ...rest],
    });
  });
};
