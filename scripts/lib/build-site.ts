import {capture} from './terminal';

/** Returns the warnings in the output of a build, complete and without duplicates. */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // A blank line ends the message. Other programs print the lines after it
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

/**
 * Builds every language of the site.
 *
 * @returns whether it succeeded, what it printed (without stack traces, which do not help
 *   authors), and its warnings: Docusaurus only warns about some errors, such as a broken
 *   Markdown link
 */
export async function buildSite() {
  const {code, output} = await capture('docusaurus', ['build']);
  return {
    isBuilt: code === 0,
    output: output.replaceAll(/^ +(at .*|\.\.\. \d+ lines? matching .*)\n/gm, ''),
    warnings: warningsIn(output),
  };
}
