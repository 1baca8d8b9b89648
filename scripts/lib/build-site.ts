import {capture} from './terminal';

/** Returns the warnings in the output of a build, each with all its lines and without duplicates. */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // The message ends at a blank line. The lines below it come from other programs
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

/**
 * Builds every language of the site.
 *
 * @returns whether the build succeeded, its output without stack traces, and its warnings.
 *   Docusaurus reports some errors only as warnings, such as a broken Markdown link
 */
export async function buildSite() {
  const {code, output} = await capture('docusaurus', ['build']);
  return {
    isBuilt: code === 0,
    output: output.replaceAll(/^ +(at .*|\.\.\. \d+ lines? matching .*)\n/gm, ''),
    warnings: warningsIn(output),
  };
}
