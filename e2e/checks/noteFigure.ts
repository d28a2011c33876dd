import { test } from '@playwright/test';

/** Notes the time since `sinceMs` (of `Date.now()`) in the report and on the console. */
export function noteFigure(what: string, sinceMs: number): void {
  const figure = `${what}: ${Date.now() - sinceMs} ms`;
  test.info().annotations.push({ type: 'figure', description: figure });
  process.stdout.write(`  ${figure}\n`);
}
