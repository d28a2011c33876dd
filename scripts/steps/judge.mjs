import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { ROOT } from './workspace.mjs';

/** A check that hangs fails; it never holds up the others for ever. */
const LIMIT_MS = 15 * 60_000;

/** A program that npm installed, by its path inside `node_modules`. */
export const installed = (path) => join(ROOT, 'node_modules', path);

/**
 * Runs one check, showing what it prints: as it comes, or `isAside` of others all at once at its end. Never throws:
 * resolves to whether it passed, how long it took and, when it writes a `report`, the number of its tests that `count`
 * reads there.
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
    return { passed: 0, failed: 1 };
  }
}
