import { isLoopback } from '@saltbush/capability/http';
import type { Config } from '../../config.ts';
import { StartFault } from '../../errors.ts';

/**
 * Why the embedded issuer must not run with these settings; null when it may. Everybody knows the passwords of its demo
 * accounts, so only this machine may reach it.
 */
export function demoAccountsFault(config: Pick<Config, 'nodeEnv' | 'host' | 'publicUrl'>): StartFault | null {
  const reason = reasonOf(config);
  if (reason === null) return null;
  return new StartFault(
    `The embedded issuer has demo users with known passwords and is refused ${reason.why}. Set OIDC_ISSUER, ` +
      `OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to your own issuer, or ${reason.otherwise} to try the site out.`,
    { code: 'issuer-refused' },
  );
}

function reasonOf({ nodeEnv, host, publicUrl }: Pick<Config, 'nodeEnv' | 'host' | 'publicUrl'>) {
  if (nodeEnv === 'production') return { why: 'in production', otherwise: 'unset NODE_ENV' };
  if (!isLoopback(host)) {
    return { why: `where others can reach it: HOST is "${host}"`, otherwise: 'unset HOST to listen on this machine' };
  }
  if (!isLoopback(new URL(publicUrl).hostname)) {
    return {
      why: `under an address of the network: PUBLIC_URL is "${publicUrl}"`,
      otherwise: 'unset PUBLIC_URL to use http://localhost',
    };
  }
  return null;
}
