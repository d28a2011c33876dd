import type { Page } from '@playwright/test';

const LONGEST_REASON = 200;

/** The current-user call of a signed-out visitor answers 401, which Chromium logs as an error. */
const CURRENT_USER = /\/api\/auth\/user$/;

/**
 * Collects everything that no visitor may cause: console errors (hydration errors among them), uncaught exceptions,
 * Content-Security-Policy violations, failed requests and error responses. Returns the growing list.
 */
export async function watchForErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy violation: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || CURRENT_USER.test(message.location().url)) return;
    errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} failed (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || CURRENT_USER.test(response.url())) return;
    const at = errors.push(`answer: ${response.status()} for ${response.url()}`) - 1;
    // The text may be gone with the page.
    response.text().then(
      (text) => {
        errors[at] += `, ${text.slice(0, LONGEST_REASON)}`;
      },
      () => {},
    );
  });
  return errors;
}
