import { parseConfig } from './config.ts';
import { createGateway, type Parts } from './createGateway.ts';
import { isStartFault } from './errors.ts';
import { withSecretFiles } from './secretFiles.ts';

/**
 * How long other gateways and the load balancer have to take over. nginx may leave out a gateway that has just started
 * for up to two seconds more, since it counts its `fail_timeout` of one in whole seconds.
 */
const NOTICE_MS = 2_500;

function fail(error: unknown): never {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isStartFault(error) ? error.message : text}\n`);
  process.exit(1);
}

/** Runs a gateway until the process is told to stop. `parts` replace its own. */
export async function runGateway(parts: Partial<Parts> = {}): Promise<void> {
  const start = async () => createGateway(parseConfig(withSecretFiles(process.env)), parts);
  const gateway = await start().catch(fail);
  let isStopping = false;
  const stop = () => {
    // At the second signal, stop at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    gateway.close({ noticeMs: NOTICE_MS }).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
