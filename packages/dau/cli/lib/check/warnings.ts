/**
 * Returns each distinct warning in a build's output. Docusaurus reports some errors, such as broken
 * Markdown links, only as warnings.
 */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // A warning ends at a blank line. Lines after it come from other programs
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

/** Counts warnings. The build's list of warnings in the content is one message with a line for each. */
export const countWarnings = (warnings: readonly string[]): number =>
  warnings.reduce((sum, warning) => sum + (warning.match(/^ {2}\S/gm)?.length ?? 1), 0);
