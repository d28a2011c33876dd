import { allowInsecureRequests, ClientSecretPost, type Configuration, discovery } from 'openid-client';
import type { IssuerConfig } from '../../config.ts';
import { StartFault } from '../../errors.ts';

const TIMEOUT_SECONDS = 10;

/**
 * Reads an external issuer's metadata.
 * @throws StartFault `issuer-unreachable`
 */
export async function discoverIssuer(issuer: Extract<IssuerConfig, { kind: 'external' }>): Promise<Configuration> {
  const { issuerUrl, clientId, clientSecret } = issuer;
  const execute = issuerUrl.startsWith('http:') ? [allowInsecureRequests] : [];
  try {
    return await discovery(new URL(issuerUrl), clientId, clientSecret, ClientSecretPost(clientSecret), {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  } catch (cause) {
    throw new StartFault(
      `The issuer ${issuerUrl} does not answer as an OpenID Connect issuer (${reasonOf(cause)}). Check OIDC_ISSUER ` +
        'and that this machine can reach it, or unset OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to use the ' +
        'embedded one.',
      { code: 'issuer-unreachable', cause },
    );
  }
}

/** The innermost message: what really happened, such as a refused connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
