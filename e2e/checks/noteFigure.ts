import { test } from '@playwright/test';

/** Notes how long something took since `Date.now()` was `sinceMs`, in the report and on the console. Returns it. */
export function noteFigure(what: string, sinceMs: number): number {
  const tookMs = Date.now() - sinceMs;
  const figure = `${what}: ${tookMs} ms`;
  test.info().annotations.push({ type: 'figure', description: figure });
  process.stdout.write(`  ${figure}\n`);
  return tookMs;
}
