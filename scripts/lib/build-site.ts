import {run, type RunOptions} from './terminal';

/** Returns the warnings in the output of a build, complete and without duplicates. */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // A blank line ends the message. Other programs print the lines after it
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

export type BuildOptions = RunOptions & {
  /** Called with each warning of the build. */
  readonly onWarning?: (warning: string) => void;
  /** Whether a warning fails the build. True by default. */
  readonly isStrict?: boolean;
};

/**
 * Builds the site. Docusaurus only warns about some faults, such as a broken Markdown link. This
 * function repeats the warnings at the end, and a strict build fails because of them.
 *
 * @returns whether the build succeeded and, if strict, had no warning
 */
export async function buildSite(
  args: readonly string[] = [],
  {onOutput, onWarning, isStrict = true, ...options}: BuildOptions = {},
): Promise<boolean> {
  let output = '';
  const code = await run('docusaurus', ['build', ...args], {
    ...options,
    onOutput: (text) => {
      output += text;
      onOutput?.(text);
    },
  });
  const warnings = warningsIn(output);
  for (const warning of warnings) {
    const message = `Build warning: ${warning}`;
    if (onWarning) onWarning(warning);
    else if (options.isQuiet) onOutput?.(`${message}\n`);
    else console.error(message);
  }
  return code === 0 && (!isStrict || warnings.length === 0);
}
