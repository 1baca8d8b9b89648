import type {Problem} from '../../../lib/problems';
import {attributesOf, isElement, lineOf, type Node} from '../../../lib/markdown-tree';

/** A picture without an alternative text. */
export function withoutAltText(node: Node): Omit<Problem, 'file'>[] {
  const line = lineOf(node);
  if (node.type === 'image' && !node.alt?.trim()) {
    const problem =
      'a few words on what the picture shows, for people who do not see it: ![these words](…)';
    return [{line, problem, found: node.url, severity: 'warning'}];
  }
  if (!isElement(node) || !/^(img|Image)$/.test(node.name ?? '')) return [];
  const hasAlt = attributesOf(node).some(
    ({name, type}) => name === 'alt' || /Expression/.test(type),
  );
  const problem =
    'alt="what the picture shows", for people who do not see it; alt="" for one that only decorates';
  return hasAlt ? [] : [{line, field: `<${node.name}>`, problem, severity: 'warning'}];
}
