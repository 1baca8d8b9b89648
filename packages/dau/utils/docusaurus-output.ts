/** Changes what Docusaurus prints. It has no hooks for this. */
import {logger} from '@docusaurus/logger';

import {perProcess} from './cache';

/** Docusaurus wraps a plugin's error in another error, and prints a dump of both. Only prints `message`. */
export function printOnlyMessage({name, message}: Error): void {
  const error = logger.error as (...parts: unknown[]) => void;
  const [firstLine = ''] = `${name}: ${message}`.split('\n');
  logger.error = (text: unknown, ...values: unknown[]) => {
    error(String(text).includes(firstLine) ? message : text, ...values);
  };
}

/**
 * Prints each warning only once, because Docusaurus reads each file several times.
 *
 * @param rewrite returns the text to print, or an empty string for a warning that is not printed
 * @returns the warnings so far. Once they are cleared, they are printed again
 */
export const printWarningsOnce = (rewrite: (text: string) => string): Set<string> =>
  perProcess('warnings', () => {
    const {warn} = console;
    const printed = new Set<string>();
    // eslint-disable-next-line no-console -- Docusaurus has no hook for its warnings
    console.warn = (...parts: unknown[]) => {
      const text = parts.join(' ');
      const shown = rewrite(text);
      if (!printed.has(text) && shown) warn(...(shown === text ? parts : [shown]));
      printed.add(text);
    };
    return printed;
  });

/**
 * Changes Docusaurus' reports about the site, such as broken links and duplicate URLs.
 *
 * @param rewrite returns the text to print. Throws an error to end the build without a stack trace
 */
export const rewriteReports = (rewrite: (text: string, stopsBuild: boolean) => string) =>
  perProcess('report', () => {
    const {report} = logger;
    logger.report =
      (severity) =>
      (message: unknown, ...values: (string | number | (string | number)[])[]) => {
        // Docusaurus also calls it as a template tag
        const text = Array.isArray(message)
          ? logger.interpolate(message as unknown as TemplateStringsArray, ...values)
          : String(message);
        report(severity)(rewrite(text, severity === 'throw'));
      };
    return report;
  });
