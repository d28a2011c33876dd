import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Worker {
  workerUrl: URL;
  /** Limit of the JavaScript heap. */
  heapMb: number;
  /** Flags that this Node knows: `process.allowedNodeEnvironmentFlags`. */
  knownFlags: ReadonlySet<string>;
  /** A shell that can set the system's limits; null when there is none. */
  shell: string | null;
}

export interface Command {
  file: string;
  args: string[];
}

/**
 * Limits that the system enforces, even after the gateway has died: no core files, no written files, few open ones,
 * five minutes of processor time, 1 GB of memory of every kind. A stricter limit that is already set stays.
 */
const SYSTEM_LIMITS = `for limit in '-c 0' '-f 0' '-n 64' '-t 300' '-d 1048576'
do (ulimit $limit) 2>/dev/null && ulimit $limit
done
exec "$0" "$@"`;

/** Where Node looks for the package of a file, to know how its modules are written. Node 20.19.0 needs leave to look. */
function packagesAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [join(parent, 'package.json'), ...packagesAbove(parent)];
}

/** The command that starts a worker, without rights and within limits. */
export function workerCommand({ workerUrl, heapMb, knownFlags, shell }: Worker): Command {
  const file = fileURLToPath(workerUrl);
  const args = [
    // Takes away files, child processes, threads and add-ons; from Node 25 the network too. The flag's name changed
    // with Node 22.13 and 23.5.
    knownFlags.has('--permission') ? '--permission' : '--experimental-permission',
    ...[join(dirname(file), '*'), ...packagesAbove(dirname(file))].map((path) => `--allow-fs-read=${path}`),
    // Forbids `Function('…')` and `eval`, as the site's policy does in browsers.
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMb}`,
    '--v8-pool-size=1',
    '--no-warnings',
    file,
  ];
  if (shell === null) return { file: process.execPath, args };
  return { file: shell, args: ['-c', SYSTEM_LIMITS, process.execPath, ...args] };
}
