import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { ROOT } from './workspace.mjs';

/** A check that takes longer counts as failed, so that it does not block the others. */
const LIMIT_MS = 60 * 60_000;

/** Path of a program inside `node_modules`. */
export const installed = (path) => join(ROOT, 'node_modules', path);

/**
 * Runs one check and shows its output: as it comes, or all at the end when it runs beside others (`isAside`). Never
 * throws. Resolves to whether it passed, how long it took and, if it writes a `report`, what `count` reads there: the
 * numbers of tests, and the name and the message of each that failed.
 */
export async function judge({ name, args, env, report, count, isAside = false, limitMs = LIMIT_MS }) {
  if (!isAside) console.log(`\n── ${name}`);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const startedAt = performance.now();
  const { code, printed } = await runCommand(process.execPath, args, {
    env,
    output: isAside ? 'capture' : 'inherit',
    acceptFailure: true,
    limitMs,
  });
  if (isAside) console.log(`\n── ${name}\n${printed}`);
  const seconds = (performance.now() - startedAt) / 1000;
  const tests = report ? readReport(report, count) : null;
  return { name, seconds, tests, hasPassed: code === 0 && (tests === null || tests.failed === 0) };
}

function readReport(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
