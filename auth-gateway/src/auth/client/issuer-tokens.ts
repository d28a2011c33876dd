import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';

/** What the issuer gave to ask it about a user with. */
export interface IssuerTokens {
  accessToken: string;
  /** Milliseconds since 1970; null where the issuer does not say. */
  accessEndsAt: number | null;
  refreshToken: string | null;
}

/** The tokens of an answer; an issuer that sends no new refresh token lets the one before stand (RFC 6749 §6). */
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
