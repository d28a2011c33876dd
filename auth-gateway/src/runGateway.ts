import { parseConfig } from './config.ts';
import { createGateway, type Parts } from './createGateway.ts';
import { isStartFault } from './errors.ts';
import { withSecretFiles } from './secretFiles.ts';

/** How long a load balancer has to notice that this gateway is going. */
const NOTICE_MS = 1_000;

function fail(error: unknown): never {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isStartFault(error) ? error.message : text}\n`);
  process.exit(1);
}

/** Runs a gateway until the process is told to stop. `parts` take the place of its own. */
export async function runGateway(parts: Partial<Parts> = {}): Promise<void> {
  const start = async () => createGateway(parseConfig(withSecretFiles(process.env)), parts);
  const gateway = await start().catch(fail);
  let isStopping = false;
  const stop = () => {
    // Asked twice, the patience is over.
    if (isStopping) process.exit(1);
    isStopping = true;
    gateway.close({ noticeMs: NOTICE_MS }).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
