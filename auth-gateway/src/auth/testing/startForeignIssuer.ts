import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider/lib/provider.js';

export interface ForeignIssuer {
  issuerUrl: string;
  /** Lets one site in; its origin is known only once it listens. */
  registerSite: (siteOrigin: string) => void;
  close: () => Promise<void>;
}

/** Somebody else's issuer: signs everybody in as Alex without a question, and keeps Alex's claims at `/me`. */
export async function startForeignIssuer(): Promise<ForeignIssuer> {
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void answer?.(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const issuerUrl = `http://localhost:${(server.address() as AddressInfo).port}`;

  function registerSite(siteOrigin: string): void {
    const provider = new Provider(issuerUrl, {
      clients: [
        {
          client_id: 'site',
          client_secret: 'a-secret-of-the-site',
          redirect_uris: [`${siteOrigin}/api/callback`],
          post_logout_redirect_uris: [`${siteOrigin}/`],
        },
      ],
      cookies: { keys: ['a-cookie-key'] },
      claims: { openid: ['sub'], email: ['email'], profile: ['given_name'], roles: ['roles'] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: 'alex@example.com', given_name: 'Alex', roles: ['staff', 'auditor'] }),
      }),
      interactions: { url: () => '/sign-in' },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: 'site', accountId: 'alex' });
        grant.addOIDCScope('openid email profile roles');
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    answer = async (request, response) => {
      if (request.url !== '/sign-in') return handle(request, response);
      await provider.interactionFinished(request, response, { login: { accountId: 'alex' } });
    };
  }

  registerSite('http://localhost:1');
  return {
    issuerUrl,
    registerSite,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
