import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';

/** The tokens with which the issuer can be asked about a user. */
export interface IssuerTokens {
  accessToken: string;
  /** Milliseconds since 1970; null when the issuer does not say. */
  accessEndsAt: number | null;
  refreshToken: string | null;
}

/**
 * Reads the tokens of an answer. When the issuer sends no new refresh token, the earlier one stays valid (RFC 6749 §6).
 */
export function issuerTokens(
  answer: TokenEndpointResponse & TokenEndpointResponseHelpers,
  now: number,
  refreshToken: string | null = null,
): IssuerTokens {
  const seconds = answer.expiresIn();
  return {
    accessToken: answer.access_token,
    accessEndsAt: seconds === undefined ? null : now + seconds * 1_000,
    refreshToken: answer.refresh_token ?? refreshToken,
  };
}
