import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import type { Kysely } from 'kysely';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
// The package's main module prints a warning about Node 20 at every start, though its tests run on Node 20 too.
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Logger } from '../../log.ts';
import { messagePage } from '../../pages/messagePage.ts';
import { renderPage } from '../../pages/renderPage.ts';
import { limitSignInStarts } from '../limitSignInStarts.ts';
import { CALLBACK_PATH, SCOPES } from '../sign-in.ts';
import type { SignInLimits } from '../signInLimits.ts';
import { createBackChannel } from './createBackChannel.ts';
import { createPayloadAdapter, prunePayloads } from './createPayloadAdapter.ts';
import { createSignInInteraction } from './createSignInInteraction.ts';
import type { DemoUser } from './demo-users.data.ts';
import { issuerSecrets } from './issuerSecrets.ts';
import { findUser } from './users.ts';

export const ISSUER_PATH = '/idp';
const CLIENT_ID = 'saltbush-site';
const DAY_SECONDS = 86_400;
const PRUNE_MS = 60 * 1000;

interface IssuerDeps {
  db: Kysely<Tables>;
  log: Logger;
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  limits: SignInLimits;
  demoUsers: readonly DemoUser[];
}

export interface Issuer {
  /** Mounted at `/idp`. */
  listener: RequestListener;
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  /** `fetch` that reaches the issuer inside this process. */
  backChannel: ReturnType<typeof createBackChannel>;
  /** Ends the issuer's own session of the browser that sent `request`, so that the next sign-in asks again. */
  endSession: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Stops the deletion of expired rows. */
  close: () => void;
}

/** The embedded OpenID Connect issuer. Its one client is this site; its users are in this database. */
export async function createIssuer(deps: IssuerDeps): Promise<Issuer> {
  const { db, log, config } = deps;
  const { publicUrl } = config;
  const { protocol, host } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const issuerUrl = publicUrl + ISSUER_PATH;
  const secrets = await issuerSecrets(db);

  const configuration: Configuration = {
    adapter: (model: string) => createPayloadAdapter(db, model),
    jwks: secrets.jwks,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: [publicUrl + CALLBACK_PATH],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: isSecure ? '__Host-saltbush.idp' : 'saltbush.idp' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure, path: '/' },
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure },
    },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'], roles: ['roles'] },
    // Our client reads the claims from the ID token alone, so they have to be in it.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: DAY_SECONDS,
      IdToken: 300,
      Interaction: 3600,
      Session: DAY_SECONDS,
    },
    interactions: { url: (_context, interaction) => `${ISSUER_PATH}/interaction/${interaction.uid}` },
    findAccount: async (_context, id) => {
      const user = await findUser(db, id);
      if (!user) return undefined;
      const { email, firstName, roles } = user;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email,
          email_verified: true,
          roles,
          ...(firstName === null ? {} : { given_name: firstName }),
        }),
      };
    },
    loadExistingGrant: grantFirstPartyClient,
    renderError: (context, { error }) => {
      const { headers, body } = renderPage(
        messagePage({
          heading: 'Sign-in did not finish',
          text: 'This sign-in page has expired or was opened in another browser. Start again; nothing was changed.',
          action: { label: 'Sign in', href: '/api/login' },
        }),
      );
      log.info({ code: error }, 'The issuer refused a request');
      context.set(headers);
      context.body = body;
    },
  };

  const provider = new Provider(issuerUrl, configuration);
  provider.proxy = true;
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'The issuer failed'));
  const answer = provider.callback();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  // Each start leaves rows in the database until it is finished or an hour old, so the number of starts is limited.
  app.use('/auth', limitSignInStarts());
  app.use('/interaction', createSignInInteraction({ ...deps, publicUrl, provider }));
  app.use((request, response) => answer(request, response));

  // The public address is configured. Headers that a proxy sends, or forgets to send, must not change it.
  const listener: RequestListener = (request, response) => {
    request.headers.host = host;
    delete request.headers['x-forwarded-host'];
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    app(request, response);
  };

  const pruning = setInterval(() => {
    prunePayloads(db).catch((error) => log.warn({ err: error }, 'Expired sign-ins could not be deleted'));
  }, PRUNE_MS).unref();

  return {
    listener,
    issuerUrl,
    clientId: CLIENT_ID,
    clientSecret: secrets.clientSecret,
    backChannel: createBackChannel(express().use(ISSUER_PATH, listener)),
    async endSession(request, response) {
      const context = provider.createContext(request, response);
      const session = await provider.Session.get(context);
      if (!session.accountId) return;
      for (const { grantId } of Object.values(session.authorizations ?? {})) {
        const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
        await grant?.destroy();
      }
      await session.destroy();
    },
    close: () => clearInterval(pruning),
  };
}

/** Visitors need not consent to signing in, since the client is our own site. */
async function grantFirstPartyClient(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId);
  if (known) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
