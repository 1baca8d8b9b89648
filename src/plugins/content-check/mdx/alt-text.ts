import type {Problem} from '../../../lib/problems';
import {attributesOf, isElement, lineOf, type Node} from '../../../lib/markdown-tree';

/** An image without alt text. */
export function withoutAltText(node: Node): Omit<Problem, 'file'>[] {
  const line = lineOf(node);
  if (node.type === 'image' && !node.alt?.trim()) {
    const fix = 'Say what it shows, for people who cannot see it: ![description](…)';
    return [{line, problem: 'image without alt text', found: node.url, fix, severity: 'warning'}];
  }
  if (!isElement(node) || !/^(img|Image)$/.test(node.name ?? '')) return [];
  const hasAlt = attributesOf(node).some(
    ({name, type}) => name === 'alt' || /Expression/.test(type),
  );
  const fix = 'Add alt="what it shows", or alt="" if it only decorates';
  return hasAlt ? [] : [{line, problem: `<${node.name}> without alt`, fix, severity: 'warning'}];
}
