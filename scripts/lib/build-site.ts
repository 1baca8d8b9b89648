import {run, type RunOptions} from './terminal';

/**
 * Builds the site. The framework only warns about some faults (a broken
 * Markdown link, for one): here every warning fails, and is named at the end.
 *
 * @returns whether the build ended well and without a warning.
 */
export async function buildSite(
  args: readonly string[] = [],
  {onOutput, ...options}: RunOptions = {},
): Promise<boolean> {
  let output = '';
  const code = await run('docusaurus', ['build', ...args], {
    ...options,
    onOutput: (text) => {
      output += text;
      onOutput?.(text);
    },
  });
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  for (const warning of warnings) {
    const message = `A warning fails this check: ${warning}`;
    if (options.isQuiet) onOutput?.(`${message}\n`);
    else console.error(message);
  }
  return code === 0 && warnings.length === 0;
}
