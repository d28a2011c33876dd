import { allowInsecureRequests, ClientSecretBasic, Configuration, customFetch } from 'openid-client';
import type { Issuer } from '../issuer/createIssuer.ts';

/** The embedded issuer's metadata as constants: it cannot be fetched, since nothing listens yet at this point. */
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
  // These requests never leave this process, so plain HTTP is safe.
  allowInsecureRequests(configuration);
  configuration[customFetch] = backChannel;
  return configuration;
}
