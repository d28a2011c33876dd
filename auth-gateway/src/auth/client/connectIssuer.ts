import type { Configuration } from 'openid-client';
import type { IssuerConfig } from '../../config.ts';
import type { Outage } from '../../outages/createOutage.ts';
import { discoverIssuer } from './discoverIssuer.ts';
import { isIssuerAway } from './isIssuerAway.ts';

/** What is known of the issuer. Rejects while it does not answer and has not since the start. */
export type IssuerMetadata = () => Promise<Configuration>;

/**
 * Reads what an external issuer says of itself. One that is away does not keep the site from starting: it is asked again
 * when it is needed.
 * @throws StartFault `issuer-unreachable` when something answers there that is no issuer.
 */
export async function connectIssuer(
  issuer: Extract<IssuerConfig, { kind: 'external' }>,
  outage: Outage,
): Promise<IssuerMetadata> {
  let found: Configuration | null = null;
  let underWay: Promise<Configuration> | null = null;

  async function ask(): Promise<Configuration> {
    try {
      found = await discoverIssuer(issuer);
      outage.end();
      return found;
    } catch (error) {
      if (isIssuerAway(error)) outage.begin(error);
      throw error;
    } finally {
      underWay = null;
    }
  }
  function metadata(): Promise<Configuration> {
    if (found !== null) return Promise.resolve(found);
    underWay ??= ask();
    return underWay;
  }

  try {
    await metadata();
  } catch (error) {
    if (!isIssuerAway(error)) throw error;
  }
  return metadata;
}
