import { test } from '@playwright/test';

/** Notes how long something took since `Date.now()` was `sinceMs`, in the report and on the console. */
export function noteFigure(what: string, sinceMs: number): void {
  const figure = `${what}: ${Date.now() - sinceMs} ms`;
  test.info().annotations.push({ type: 'figure', description: figure });
  process.stdout.write(`  ${figure}\n`);
}
