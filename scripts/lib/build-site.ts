import {run, type RunOptions} from './terminal';

/** What a build printed as warnings, each once and whole. */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // A blank line ends the message: what follows was not printed by the framework's logger
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

export type BuildOptions = RunOptions & {
  /** Called with each warning of the build. */
  readonly onWarning?: (warning: string) => void;
  /** Does a warning fail the build? True by default. */
  readonly isStrict?: boolean;
};

/**
 * Builds the site. The framework only warns about some faults (a broken
 * Markdown link, for one): each is named at the end, and fails a strict build.
 *
 * @returns whether the build ended well and, if strict, without a warning.
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
