import { allowInsecureRequests, ClientSecretBasic, Configuration, customFetch } from 'openid-client';
import type { Issuer } from '../issuer/createIssuer.ts';

/** The embedded issuer's metadata, written down rather than asked for: nothing listens yet when this is needed. */
export function configureEmbedded({ issuerUrl, clientId, clientSecret, backChannel }: Issuer): Configuration {
  const configuration = new Configuration(
    {
      issuer: issuerUrl,
      authorization_endpoint: `${issuerUrl}/auth`,
      token_endpoint: `${issuerUrl}/token`,
      jwks_uri: `${issuerUrl}/jwks`,
      userinfo_endpoint: `${issuerUrl}/me`,
      authorization_response_iss_parameter_supported: true,
    },
    clientId,
    { id_token_signed_response_alg: 'ES256' },
    ClientSecretBasic(clientSecret),
  );
  // Its requests never leave this process.
  allowInsecureRequests(configuration);
  configuration[customFetch] = backChannel;
  return configuration;
}
