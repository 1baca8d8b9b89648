import type {Page} from '@playwright/test';

/** Records what the content security policy blocks on a page and all later pages. */
export async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const {reportViolation} = window as unknown as {reportViolation(text: string): void};
    addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber} = event;
      reportViolation(
        `${effectiveDirective} blocks ${blockedURI} on ${documentURI} (${sourceFile}:${lineNumber})`,
      );
    });
  });
  return violations;
}
