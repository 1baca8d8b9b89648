/**
 * Returns the warnings in the output of a build, each with all its lines and without duplicates.
 * Docusaurus reports some errors only as warnings, such as a broken Markdown link.
 */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // The message ends at a blank line. The lines below it come from other programs
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}
