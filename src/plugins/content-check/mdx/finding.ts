import {lineOf, type Node} from '../../../lib/markdown-tree';
import type {Problem} from '../../../lib/problems';

export type Finding = Omit<Problem, 'file'>;

export const warning = (node: Node, problem: string, fix = '', found?: unknown): Finding => ({
  line: lineOf(node),
  problem,
  fix,
  found,
  severity: 'warning',
});
