import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLog } from '../log.ts';
import { mountPlatform } from '../platform/mountPlatform.ts';
import { createAuth } from './createAuth.ts';
import { Browser, OWN } from './testing/Browser.ts';
import { type ForeignIssuer, startForeignIssuer } from './testing/startForeignIssuer.ts';
import { START_TIMEOUT_MS, silentLog, startSite, type TestSite } from './testing/startSite.ts';

describe('createAuth', () => {
  describe('with an external issuer', () => {
    let issuer: ForeignIssuer;
    let site: TestSite;

    beforeAll(async () => {
      // The issuer's library prints long warnings about settings that a production issuer would need.
      jest.spyOn(console, 'warn').mockReturnValue();
      jest.spyOn(console, 'info').mockReturnValue();
      issuer = await startForeignIssuer();
      site = await startSite({
        kind: 'external',
        issuerUrl: issuer.issuerUrl,
        clientId: 'site',
        clientSecret: 'a-secret-of-the-site',
      });
      issuer.registerSite(site.origin);
    }, START_TIMEOUT_MS);

    afterAll(async () => {
      await site.close();
      await issuer.close();
      jest.restoreAllMocks();
    });

    it('has neither an issuer of its own nor demo users', () => {
      expect(site.auth.issuer).toBeNull();
      expect(site.auth.demoUsers).toEqual([]);
    });

    it('signs in there, and signs out there too', async () => {
      const browser = new Browser(site.origin, [issuer.issuerUrl]);
      const { path } = await browser.follow('/api/login?returnTo=/quote');
      expect(path).toBe('/quote');
      expect(await browser.user()).toEqual({
        status: 200,
        body: { id: 'alex', email: 'alex@example.com', firstName: 'Alex', roles: ['staff'] },
      });
      // This issuer does not say that the e-mail is verified.
      expect(await (await browser.request('/quote')).json()).toMatchObject({ verifiedEmail: null });
      const response = await browser.request('/api/logout', { headers: OWN });
      const end = new URL(response.headers.get('location') ?? '');
      expect(end.origin + end.pathname).toBe(`${issuer.issuerUrl}/session/end`);
      expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${site.origin}/`);
      expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/);
      expect((await browser.user()).status).toBe(401);
    });

    it('starts while the issuer does not answer, and signs nobody in until it does', async () => {
      const closed = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => closed.once('listening', resolve));
      const issuerUrl = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
      await new Promise((resolve) => closed.close(resolve));
      const external = { kind: 'external', issuerUrl, clientId: 'site', clientSecret: 'secret' } as const;
      const config = {
        nodeEnv: 'test',
        host: '127.0.0.1',
        publicUrl: site.origin,
        issuer: external,
        sessionSecret: null,
        trustedProxies: 0,
      } as const;
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => void lines.push(line) });
      const auth = await createAuth({ config, database: site.database, log });
      expect(await auth.isIssuerThere()).toBe(false);
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        {
          outage: 'issuer',
          err: { message: expect.stringMatching(/^The issuer .*ECONNREFUSED.* Check OIDC_ISSUER /) },
        },
      ]);
      await auth.close();
    });

    it('is refused with one line when something else answers there', async () => {
      const { origin, database } = site;
      const external = { kind: 'external', issuerUrl: origin, clientId: 'site', clientSecret: 'secret' } as const;
      const config = {
        nodeEnv: 'test',
        host: '127.0.0.1',
        publicUrl: origin,
        issuer: external,
        sessionSecret: null,
        trustedProxies: 0,
      } as const;
      await expect(createAuth({ config, database, log: silentLog })).rejects.toMatchObject({
        code: 'issuer-unreachable',
      });
    });

    it('refuses the embedded issuer, whose passwords are public, in production and beyond this machine', async () => {
      const { origin, database } = site;
      const embedded = {
        host: '127.0.0.1',
        publicUrl: origin,
        issuer: { kind: 'embedded' },
        sessionSecret: null,
        trustedProxies: 0,
      } as const;
      for (const change of [{ nodeEnv: 'production' }, { nodeEnv: 'test', host: '0.0.0.0' }] as const) {
        const config = { ...embedded, ...change };
        await expect(createAuth({ config, database, log: silentLog })).rejects.toMatchObject({
          code: 'issuer-refused',
          message: expect.stringMatching(/OIDC_ISSUER/),
        });
      }
      expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
    });
  });

  it(
    'marks its cookies as secure and bound to the host under https',
    async () => {
      const site = await startSite();
      const secure = await startSecure(site);
      try {
        const response = await fetch(`${secure.address}/api/login?sent-on=1`, { redirect: 'manual' });
        expect(response.headers.getSetCookie()[0]).toMatch(
          /^__Host-saltbush-start\.\S+=\S+; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
        );
        expect(response.headers.get('location')).toMatch(/^https:\/\/localhost:3443\/idp\/auth\?/);
      } finally {
        await secure.close();
        await site.close();
      }
    },
    START_TIMEOUT_MS,
  );
});

/** A gateway that speaks plain HTTP behind a proxy which does not forward that the visitor used TLS. */
async function startSecure({ database }: TestSite) {
  const config = {
    nodeEnv: 'test',
    host: '127.0.0.1',
    publicUrl: 'https://localhost:3443',
    issuer: { kind: 'embedded' },
    sessionSecret: null,
    trustedProxies: 1,
  } as const;
  const auth = await createAuth({ config, database, log: silentLog });
  const server = createServer(express().use(auth.session, mountPlatform(auth.routes))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await auth.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
