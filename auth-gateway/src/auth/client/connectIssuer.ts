import type { Configuration } from 'openid-client';
import type { IssuerConfig } from '../../config.ts';
import type { Outage } from '../../outages/createOutage.ts';
import { discoverIssuer } from './discoverIssuer.ts';
import { isIssuerAway } from './isIssuerAway.ts';

/** The issuer's metadata. Rejects while the issuer has not answered once since the start. */
export type IssuerMetadata = () => Promise<Configuration>;

/**
 * Reads the metadata of an external issuer. An issuer that is away does not stop the site from starting: it is asked
 * again when a sign-in needs it.
 * @throws StartFault `issuer-unreachable` when something that is not an issuer answers there.
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
