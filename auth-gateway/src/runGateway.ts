import { parseConfig } from './config.ts';
import { createGateway, type Parts } from './createGateway.ts';
import { isStartFault } from './errors.ts';
import { withSecretFiles } from './secretFiles.ts';

/**
 * How long other gateways and their load balancer have to take over. A gateway that has just started may be left out by
 * nginx for up to two seconds more, since nginx counts its `fail_timeout` of one in whole seconds.
 */
const NOTICE_MS = 2_500;

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
