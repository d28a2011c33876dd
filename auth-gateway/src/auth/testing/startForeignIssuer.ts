import { generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider/lib/provider.js';

export interface ForeignIssuer {
  issuerUrl: string;
  /** Registers one site as a client. Its origin is known only once it listens. */
  registerSite: (siteOrigin: string, options?: { refreshTokens?: boolean; accessTokenSeconds?: number }) => void;
  /** What the issuer says about Alex from now on. */
  alex: { email: string; isVerified: boolean; roles: string[] };
  /** Makes the issuer ignore `max_age`, so that it never says when somebody proved who they are. */
  ignoreMaxAge: () => void;
  /** The values of `prompt` that requests had. */
  prompts: string[];
  /** Makes the issuer stop answering, or answer again. */
  setSilent: (isSilent: boolean) => void;
  /** Makes the issuer accept requests without answering them. When it ends, waiting requests are cut off. */
  setSlow: (isSlow: boolean) => void;
  /** Makes the issuer publish other keys than it signs with, or the right ones again. */
  setWrongKeys: (areWrong: boolean) => void;
  /** Revokes the tokens from Alex's sign-ins. */
  revokeTokens: () => void;
  /** Sends the site a logout token for Alex. */
  sendLogoutNotice: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * An issuer that belongs to somebody else. It signs everybody in as Alex without asking, and serves Alex's claims at
 * `/me`.
 */
export async function startForeignIssuer(): Promise<ForeignIssuer> {
  let answer: ReturnType<Provider['callback']> | undefined;
  const alex = { email: 'alex@example.com', isVerified: false, roles: ['staff', 'auditor'] };
  let isSilent = false;
  let isMaxAgeIgnored = false;
  const prompts: string[] = [];
  let areTokensRevoked = false;
  let sendLogoutNotice = async () => {};
  let isSlow = false;
  let wrongKeys: object | null = null;
  const held = new Set<ServerResponse>();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const server = createServer((request, response) => {
    if (isSilent) response.destroy();
    else if (isSlow) held.add(response);
    else if (wrongKeys !== null && request.url === '/jwks') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(wrongKeys));
    } else {
      const url = new URL(request.url ?? '', issuerUrl);
      if (url.pathname === '/auth') prompts.push(url.searchParams.get('prompt') ?? '');
      if (isMaxAgeIgnored) url.searchParams.delete('max_age');
      request.url = url.pathname + url.search;
      void answer?.(request, response);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const issuerUrl = `http://localhost:${(server.address() as AddressInfo).port}`;

  const registerSite: ForeignIssuer['registerSite'] = (siteOrigin, options = {}) => {
    const { refreshTokens = false, accessTokenSeconds = 3_600 } = options;
    areTokensRevoked = false;
    const provider = new Provider(issuerUrl, {
      clients: [
        {
          client_id: 'site',
          client_secret: 'a-secret-of-the-site',
          redirect_uris: [`${siteOrigin}/api/callback`],
          post_logout_redirect_uris: [`${siteOrigin}/`],
          grant_types: ['authorization_code', 'refresh_token'],
          backchannel_logout_uri: `${siteOrigin}/api/auth/logout-notice`,
        },
      ],
      cookies: { keys: ['a-cookie-key'] },
      // The library's dispatcher refuses addresses of this machine, where the site is.
      fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'], roles: ['roles'] },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        revocation: { enabled: true },
      },
      ttl: { AccessToken: accessTokenSeconds },
      issueRefreshToken: async () => refreshTokens,
      findAccount: (_context, id) => {
        if (areTokensRevoked) return undefined;
        const { email, isVerified, roles } = alex;
        const claims = { sub: id, email, email_verified: isVerified, given_name: 'Alex', roles };
        return { accountId: id, claims: () => claims };
      },
      interactions: { url: () => '/sign-in' },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: 'site', accountId: 'alex' });
        grant.addOIDCScope('openid email profile roles');
        await grant.save();
        return grant;
      },
    });
    sendLogoutNotice = async () => {
      const client = await provider.Client.find('site');
      // The library's types leave out the method that its own sign-out uses.
      const site = client as unknown as { backchannelLogout: (subject: string) => Promise<void> };
      await site.backchannelLogout('alex');
    };
    const handle = provider.callback();
    answer = async (request, response) => {
      if (request.url !== '/sign-in') return handle(request, response);
      await provider.interactionFinished(request, response, { login: { accountId: 'alex' } });
    };
  };

  registerSite('http://localhost:1');
  return {
    issuerUrl,
    registerSite,
    alex,
    prompts,
    ignoreMaxAge: () => {
      isMaxAgeIgnored = true;
    },
    setSilent: (is) => {
      isSilent = is;
    },
    setSlow: (is) => {
      isSlow = is;
      for (const response of held) response.destroy();
      held.clear();
    },
    setWrongKeys: (are) => {
      const key = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'another' };
      wrongKeys = are ? { keys: [key] } : null;
    },
    revokeTokens: () => {
      areTokensRevoked = true;
    },
    sendLogoutNotice: () => sendLogoutNotice(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
