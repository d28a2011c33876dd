import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
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
    const found = await discovery(new URL(issuerUrl), clientId, clientSecret, None(), {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
    const metadata = found.serverMetadata();
    // The default when the issuer names no method is client_secret_basic (OpenID Connect Discovery 1.0 §3).
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const configuration = new Configuration(metadata, clientId, undefined, authenticate(clientSecret));
    configuration.timeout = TIMEOUT_SECONDS;
    for (const prepare of execute) prepare(configuration);
    // Check the ID token's signature too, so that a faked address of the issuer is not enough to sign in.
    enableNonRepudiationChecks(configuration);
    return configuration;
  } catch (cause) {
    throw new StartFault(
      `The issuer ${issuerUrl} does not answer as an OpenID Connect issuer (${reasonOf(cause)}). Check OIDC_ISSUER ` +
        'and that this machine can reach it, or unset OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to use the ' +
        'embedded one.',
      { code: 'issuer-unreachable', cause },
    );
  }
}

/** The innermost cause, such as a refused connection: the outer messages say only that the request failed. */
function reasonOf(error: unknown): string {
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  return typeof cause === 'object' && cause !== null && 'message' in cause
    ? reasonOf(cause)
    : message || code || String(error);
}
