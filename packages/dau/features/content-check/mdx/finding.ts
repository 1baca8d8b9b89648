import {lineOf, type Node} from '../../../content/markdown-tree';
import type {Problem} from '../../../utils/problems';

export type Finding = Omit<Problem, 'file'>;

export const warning = (node: Node, problem: string, fix = '', found?: unknown): Finding => ({
  line: lineOf(node),
  problem,
  fix,
  found,
  severity: 'warning',
});
