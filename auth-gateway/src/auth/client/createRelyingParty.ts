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
  /** The issuer says that the e-mail belongs to the user (OpenID Connect Core §5.1). */
  isEmailVerified: boolean;
  idToken: string | undefined;
  /** When they proved who they are, in milliseconds; null where nothing says when. */
  authenticatedAt: number | null;
  /** The issuer did not say that time, though it was asked to. */
  isProofAssumed: boolean;
  /** The issuer's own name for this sign-in, where it has one. */
  issuerSession: string | undefined;
  /** To ask the issuer about the user with, later. */
  tokens: IssuerTokens;
}

/** The site's side of OpenID Connect: Authorization Code with PKCE (RFC 7636), state and nonce. */
export interface RelyingParty {
  /** With `isAgain` a session at the issuer is not enough: visitors prove anew who they are. */
  begin: (returnTo: string, options?: { isAgain?: boolean }) => Promise<{ url: string; pending: PendingSignIn }>;
  /** `callback` is the address the issuer sent the visitor back to, with its parameters. */
  finish: (callback: URL, pending: PendingSignIn) => Promise<SignedIn>;
  /** Where the issuer ends its own session, or null when it offers no such place or is not known yet. */
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
        // The second has the issuer say when it was (OpenID Connect Core §3.1.2.1), so that it can be checked.
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

/** Issuers that list their scopes may refuse others. What lasts longer than a visit is asked for only where it is listed. */
function supportedScopes(issuer: Configuration): string {
  const supported = issuer.serverMetadata().scopes_supported;
  const scopes = SCOPES.split(' ').filter((scope) => scope === 'openid' || (supported?.includes(scope) ?? true));
  return (supported?.includes(LASTING_SCOPE) ? [...scopes, LASTING_SCOPE] : scopes).join(' ');
}
