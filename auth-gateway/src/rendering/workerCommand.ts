import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Worker {
  workerUrl: URL;
  /** For what the language's own objects take. */
  heapMb: number;
  /** Flags that this Node knows; `process.allowedNodeEnvironmentFlags`. */
  knownFlags: ReadonlySet<string>;
  /** For the limits of the system; null where there is none. */
  shell: string | null;
}

export interface Command {
  file: string;
  args: string[];
}

/**
 * Limits that the system itself keeps, also after the gateway has died: no core files, no written files, few open ones,
 * five minutes of processor time, 1 GB of memory of whatever kind. A limit that is stricter already stays as it is.
 */
const SYSTEM_LIMITS = `for limit in '-c 0' '-f 0' '-n 64' '-t 300' '-d 1048576'
do (ulimit $limit) 2>/dev/null && ulimit $limit
done
exec "$0" "$@"`;

/** How a worker is started: without rights and in bounds. */
export function workerCommand({ workerUrl, heapMb, knownFlags, shell }: Worker): Command {
  const file = fileURLToPath(workerUrl);
  const args = [
    // The name changed with Node 22.13 and 23.5. Files, child processes, threads and add-ons; from Node 25 the network too.
    knownFlags.has('--permission') ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${join(dirname(file), '*')}`,
    // `Function('…')` and `eval`, which the site's policy forbids in browsers too.
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMb}`,
    '--v8-pool-size=1',
    '--no-warnings',
    file,
  ];
  if (shell === null) return { file: process.execPath, args };
  return { file: shell, args: ['-c', SYSTEM_LIMITS, process.execPath, ...args] };
}
