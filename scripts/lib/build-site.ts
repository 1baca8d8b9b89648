import {run} from './terminal';

/**
 * Builds the site. The framework only warns about some faults (a broken
 * Markdown link, for one): here every warning fails, and is named at the end.
 *
 * @returns whether the build ended well and without a warning.
 */
export async function buildSite(
  args: readonly string[] = [],
  options: {readonly env?: NodeJS.ProcessEnv; readonly cwd?: string} = {},
): Promise<boolean> {
  let output = '';
  const code = await run('docusaurus', ['build', ...args], {
    ...options,
    onOutput: (text) => {
      output += text;
    },
  });
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  for (const warning of warnings) console.error(`A warning fails this check: ${warning}`);
  return code === 0 && warnings.length === 0;
}
