import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { ROOT } from '../steps/workspace.mjs';
import { REPORT } from './writeSection.mjs';

/** When, from what and on what a part of the bench is measured, as its section says. */
export function runOf(part) {
  const [busy] = loadavg();
  const [{ model }] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return {
    command: `npm run bench -- ${part}`,
    date: new Date(),
    commit: commit(),
    machine: `${model}, ${cpus().length} cores, ${memory}, Node ${process.versions.node}, load ${busy.toFixed(1)} before`,
  };
}

/** Says so if files differ from the commit, the report itself aside. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', `:!${REPORT}`);
    return git('rev-parse', '--short', 'HEAD') + (changed ? ', with changes that are not committed' : '');
  } catch {
    return 'unknown';
  }
}
