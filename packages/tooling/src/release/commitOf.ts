import { execFileSync } from 'node:child_process';

/** The commit a folder is checked out at, or null outside git. */
export function commitOf(dir: string): string | null {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
    return hash.toString().trim() || null;
  } catch {
    return null;
  }
}
