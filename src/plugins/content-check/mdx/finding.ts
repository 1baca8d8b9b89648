import {lineOf, type Node} from '../../../lib/markdown-tree';
import type {Problem} from '../../../lib/problems';

/** A problem without its file, which the caller adds. */
export type Finding = Omit<Problem, 'file'>;

/** Returns a warning at the line of a node. */
export const warning = (node: Node, problem: string, fix = '', found?: unknown): Finding => ({
  line: lineOf(node),
  problem,
  fix,
  found,
  severity: 'warning',
});
