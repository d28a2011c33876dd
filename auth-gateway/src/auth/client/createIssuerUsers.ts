import { fetchUserInfo, refreshTokenGrant, tokenRevocation } from 'openid-client';
import type { Outage } from '../../outages/createOutage.ts';
import type { Seal } from '../sessions/createSeal.ts';
import type { UserReading } from '../sessions/session-rules.ts';
import type { UserSource } from '../sessions/UserSource.ts';
import type { IssuerMetadata } from './connectIssuer.ts';
import { type IssuerTokens, issuerTokens } from './issuer-tokens.ts';
import { userFromClaims } from './userFromClaims.ts';

/** A token that ends within this margin could end before the request arrives. */
const MARGIN_MS = 10_000;

export interface IssuerUsers extends UserSource {
  /** Revokes tokens at the issuer when they are no longer needed, where it offers that (RFC 7009). Never rejects. */
  forget: (sealed: string) => Promise<void>;
}

type Claims = Record<string, unknown>;

/** Whether the issuer itself refused, as opposed to not answering. */
function isRefusal(error: unknown): boolean {
  const { status, error: code } = error as { status?: unknown; error?: unknown };
  return code === 'invalid_grant' || code === 'invalid_token' || status === 401 || status === 403;
}

interface Dependencies {
  issuer: IssuerMetadata;
  seal: Seal;
  outage: Outage;
}

/**
 * Users of an external issuer: it is asked about them with the tokens from the sign-in, and with the tokens that
 * replaced those.
 */
export function createIssuerUsers({ issuer, seal, outage }: Dependencies): IssuerUsers {
  const canTellOfUser = async () => (await issuer()).serverMetadata().userinfo_endpoint !== undefined;

  function open(sealed: string | undefined): IssuerTokens | null {
    const text = sealed === undefined ? null : seal.open(sealed);
    return text === null ? null : (JSON.parse(text) as IssuerTokens);
  }

  async function userInfo({ accessToken }: IssuerTokens, subject: string): Promise<Claims> {
    return (await canTellOfUser()) ? { ...(await fetchUserInfo(await issuer(), accessToken, subject)) } : {};
  }

  async function renewed(tokens: IssuerTokens, subject: string): Promise<{ claims: Claims; tokens: IssuerTokens }> {
    const answer = await refreshTokenGrant(await issuer(), tokens.refreshToken ?? '');
    const next = issuerTokens(answer, Date.now(), tokens.refreshToken);
    return { claims: { ...(await userInfo(next, subject)), ...answer.claims() }, tokens: next };
  }

  /** @throws whatever the issuer refuses, or the fault that kept it from answering. */
  async function ask(tokens: IssuerTokens, subject: string, hadRoles: boolean): Promise<UserReading> {
    const isOver = tokens.accessEndsAt !== null && tokens.accessEndsAt - MARGIN_MS <= Date.now();
    const isWhole = ({ roles }: Claims) => roles !== undefined || !hadRoles;
    const known = isOver || !(await canTellOfUser()) ? null : await userInfo(tokens, subject).catch(unlessRefused);
    if (known !== null && isWhole(known)) return reading(known, subject);
    if (tokens.refreshToken === null) return { status: 'unaskable' };
    const { claims, tokens: next } = await renewed(tokens, subject);
    const sealed = seal.seal(JSON.stringify(next));
    return isWhole(claims) ? { ...reading(claims, subject), tokens: sealed } : { status: 'unaskable' };
  }

  return {
    async read({ user, tokens: sealed }) {
      const tokens = open(sealed);
      if (user === undefined || tokens === null) return { status: 'unaskable' };
      try {
        const result = await ask(tokens, user.id, user.roles.length > 0);
        outage.end();
        return result;
      } catch (error) {
        if (isRefusal(error)) return { status: 'gone' };
        outage.begin(error);
        return { status: 'silent' };
      }
    },
    async forget(sealed) {
      const tokens = open(sealed);
      if (tokens === null) return;
      try {
        const known = await issuer();
        if (known.serverMetadata().revocation_endpoint === undefined) return;
        await tokenRevocation(known, tokens.refreshToken ?? tokens.accessToken);
      } catch {
        // A revocation that failed needs no retry: the tokens expire by themselves.
      }
    },
  };
}

/** An access token that was refused may have a refresh token beside it that still works. */
function unlessRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

function reading(claims: Claims, subject: string): Extract<UserReading, { status: 'known' }> {
  const user = userFromClaims({ ...claims, sub: subject });
  return { status: 'known', user, isEmailVerified: claims.email_verified === true };
}
