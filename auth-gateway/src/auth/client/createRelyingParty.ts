import type { User } from '@saltbush/contract';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { PendingSignIn } from '../createSessions.ts';
import { CALLBACK_PATH, LASTING_SCOPE, RECENT_SECONDS, SCOPES } from '../sign-in.ts';
import type { IssuerMetadata } from './connectIssuer.ts';
import { type IssuerTokens, issuerTokens } from './issuer-tokens.ts';
import { provenAt } from './provenAt.ts';
import { userFromClaims } from './userFromClaims.ts';

export interface SignedIn {
  user: User;
  /** Whether the issuer says that the e-mail belongs to the user (OpenID Connect Core §5.1). */
  isEmailVerified: boolean;
  idToken: string | undefined;
  /** When they last proved who they are, in milliseconds since 1970; null when nothing says so. */
  authenticatedAt: number | null;
  /** True when the issuer was asked for that time and did not give it. */
  isProofAssumed: boolean;
  /** The issuer's own id for this session, where it has one. */
  issuerSession: string | undefined;
  /** Tokens for asking the issuer about the user later. */
  tokens: IssuerTokens;
}

/** The site's side of OpenID Connect: Authorization Code with PKCE (RFC 7636), state and nonce. */
export interface RelyingParty {
  /** Starts a sign-in. With `isAgain`, visitors have to prove anew who they are, even with a session at the issuer. */
  begin: (returnTo: string, options?: { isAgain?: boolean }) => Promise<{ url: string; pending: PendingSignIn }>;
  /** `callback` is the address the issuer sent the visitor back to, with its parameters. */
  finish: (callback: URL, pending: PendingSignIn) => Promise<SignedIn>;
  /** The address at which the issuer ends its own session; null when it offers none or has not answered yet. */
  endSessionUrl: (idToken: string | undefined) => Promise<string | null>;
}

/** `begin` and `finish` reject while the issuer does not answer (`isIssuerAway`). */
export function createRelyingParty(publicUrl: string, issuerOf: IssuerMetadata): RelyingParty {
  return {
    async begin(returnTo, { isAgain = false } = {}) {
      const issuer = await issuerOf();
      const pending = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        returnTo,
        ...(isAgain && { isAgain }),
      };
      const url = buildAuthorizationUrl(issuer, {
        redirect_uri: publicUrl + CALLBACK_PATH,
        scope: supportedScopes(issuer),
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        // `max_age` makes the issuer say when the proof was given (OpenID Connect Core §3.1.2.1), so that we can check
        // it.
        ...(isAgain && { prompt: 'login', max_age: String(RECENT_SECONDS) }),
      });
      return { url: url.href, pending };
    },

    async finish(callback, { state, nonce, codeVerifier, isAgain }) {
      const issuer = await issuerOf();
      const tokens = await authorizationCodeGrant(issuer, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims: Record<string, unknown> = { ...tokens.claims() };
      const subject = String(claims.sub);
      const isComplete = claims.email !== undefined && claims.roles !== undefined;
      const more =
        isComplete || issuer.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(issuer, tokens.access_token, subject);
      const all: Record<string, unknown> = { ...more, ...claims };
      const isEmailVerified = all.email_verified === true;
      const proof = provenAt(claims, { isAgain: isAgain === true, now: Date.now() });
      return {
        user: userFromClaims(all),
        isEmailVerified,
        idToken: tokens.id_token,
        authenticatedAt: proof.at,
        isProofAssumed: proof.isAssumed,
        issuerSession: typeof claims.sid === 'string' ? claims.sid : undefined,
        tokens: issuerTokens(tokens, Date.now()),
      };
    },

    async endSessionUrl(idToken) {
      const issuer = await issuerOf().catch(() => null);
      if (issuer === null || issuer.serverMetadata().end_session_endpoint === undefined) return null;
      return buildEndSessionUrl(issuer, {
        post_logout_redirect_uri: `${publicUrl}/`,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      }).href;
    },
  };
}

/** An issuer that lists its scopes may refuse others. `offline_access` is requested only where it is listed. */
function supportedScopes(issuer: Configuration): string {
  const supported = issuer.serverMetadata().scopes_supported;
  const scopes = SCOPES.split(' ').filter((scope) => scope === 'openid' || (supported?.includes(scope) ?? true));
  return (supported?.includes(LASTING_SCOPE) ? [...scopes, LASTING_SCOPE] : scopes).join(' ');
}
