import type { Project } from '../config/loadProject.ts';
import { freePort } from '../dev/freePort.ts';
import { hasService, startService } from '../dev/startService.ts';
import type { ToolingError } from '../errors.ts';
import type { GatewayClient } from '../gateway/GatewayClient.ts';

/** The version by which the gateway knows the service of all working copies. */
export const WORKING_COPIES = '0.0.0-dev';

interface Options {
  project: Project;
  siteUrl: string;
  gateway: Pick<GatewayClient, 'setApi' | 'removeApi'>;
  say: (line: string) => void;
}

/**
 * Runs the service of a remote beside its working copy, and has the site ask it, where the site is on this machine and the token
 * may say so. Returns a function that ends both.
 */
export async function serveWorkingCopy({ project, siteUrl, gateway, say }: Options): Promise<() => Promise<void>> {
  const { dir, config } = project;
  if (!hasService(dir)) return async () => {};
  const { name: remote } = config;
  if (!isHere(siteUrl)) {
    say(
      `${siteUrl} cannot reach a service on this machine, so the working copy uses the one registered for ${remote}.`,
    );
    return async () => {};
  }
  const service = await startService(dir, { port: await freePort(), siteUrl: new URL(siteUrl).origin, say });
  const registered = await gateway
    .setApi({ remote, version: WORKING_COPIES, upstream: service.url, reason: 'A working copy' })
    .then(() => true)
    .catch(({ message }: ToolingError) => {
      say(
        `The service runs at ${service.url}, but the site does not ask it: ${message} An operator can say so: mfe api set ${remote} --version ${WORKING_COPIES} --upstream ${service.url} --reason "A working copy"`,
      );
      return false;
    });
  if (registered) say(`Working copies of ${remote} use the service at ${service.url}.`);
  return async () => {
    const wish = { remote, version: WORKING_COPIES, reason: 'The working copy has ended' };
    if (registered) await gateway.removeApi(wish).catch(() => {});
    await service.stop();
  };
}

function isHere(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
