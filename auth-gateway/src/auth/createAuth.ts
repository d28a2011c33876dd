import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { User, Visitor } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import type { SessionData } from 'express-session';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createOutage, type Outage } from '../outages/createOutage.ts';
import type { HandlersOf } from '../platform/PlatformHandlers.ts';
import type { SIGN_IN } from '../platform/platform-routes.data.ts';
import { configureEmbedded } from './client/configureEmbedded.ts';
import { connectIssuer, type IssuerMetadata } from './client/connectIssuer.ts';
import { createIssuerProbe } from './client/createIssuerProbe.ts';
import { createIssuerUsers } from './client/createIssuerUsers.ts';
import { createLogoutNotices } from './client/createLogoutNotices.ts';
import { createRelyingParty, type SignedIn } from './client/createRelyingParty.ts';
import { createRoutes } from './createRoutes.ts';
import { createSessions } from './createSessions.ts';
import { createSignInStarts } from './createSignInStarts.ts';
import type { Issuer } from './issuer/createIssuer.ts';
import { DEMO_USERS, type DemoUser } from './issuer/demo-users.data.ts';
import { demoAccountsFault } from './issuer/demoAccountsFault.ts';
import { seedDemoUsers } from './issuer/users.ts';
import { keptSetting } from './keptSetting.ts';
import { sessionSecret } from './sessionSecret.ts';
import { createEmbeddedUsers } from './sessions/createEmbeddedUsers.ts';
import { createSeal } from './sessions/createSeal.ts';
import { type EndedSessions, endSessions } from './sessions/endSessions.ts';
import { sessionUsers } from './sessionUsers.ts';
import { createSignInLimits } from './signInLimits.ts';
import { verifiedEmailOf } from './verifiedEmailOf.ts';
import { visitorOf } from './visitorOf.ts';

/** The key is in the database, so that a sign-in may begin at one gateway and finish at another. */
const START_KEY = 'sign-in-start-key';
const START_KEY_BYTES = 32;
const ISSUER_OUTAGE = {
  outage: 'issuer',
  began:
    'the issuer does not answer; nobody can sign in, and users who are signed in keep their roles for a quarter of an hour',
  ended: 'the issuer answers again',
};

export interface AuthDeps {
  /** Where somebody begins who signs in without having asked for a page; `/` where it is left out. */
  landingOf?: (visitor: Visitor) => string;
  config: Pick<Config, 'nodeEnv' | 'host' | 'publicUrl' | 'issuer' | 'sessionSecret' | 'trustedProxies'>;
  database: Pick<Database, 'db' | 'pool'>;
  log: Logger;
}

export interface Auth {
  /** The embedded OpenID Connect issuer, to be mounted at `/idp` before any body parser; null with an external one. */
  issuer: RequestListener | null;
  session: RequestHandler;
  /** `/api/auth/user`, `/api/login`, `/api/callback` and `/api/logout`; behind `session`. */
  routes: HandlersOf<typeof SIGN_IN>;
  /** Who sent a request that went through `session`. */
  visitorOf: (request: Request) => Visitor;
  /** The e-mail of the signed-in visitor in lower case, when the issuer says that it is verified; else null. */
  verifiedEmailOf: (request: Request) => string | null;
  /** Who is signed in with each of these sessions, at whichever gateway they began. Ended sessions are left out. */
  usersOf: (sessionIds: readonly string[]) => Promise<Map<string, User>>;
  /** Demo accounts to try the site with; empty with an external issuer. */
  demoUsers: readonly DemoUser[];
  /** Whether the issuer answers at this moment. Never rejects. */
  isIssuerThere: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Sign-in by OpenID Connect, with the embedded issuer or an external one.
 * @throws StartFault `issuer-refused` for the embedded issuer in production or when it can be reached from another
 * machine; `issuer-unreachable` when something that is not an issuer answers at the external issuer's address.
 */
export async function createAuth(deps: AuthDeps): Promise<Auth> {
  const { config, database, log } = deps;
  const { publicUrl } = config;
  const outage = createOutage(log, ISSUER_OUTAGE);
  const { issuer, metadata, clientId, demoUsers } = await chooseIssuer(deps, outage);
  const secret = await sessionSecret(database, config.sessionSecret);
  const seal = createSeal(secret, 'session-tokens');
  const remote = issuer === null ? createIssuerUsers({ issuer: metadata, seal, outage }) : null;
  const users = remote ?? createEmbeddedUsers(database);
  const sessions = createSessions({ config, secret, database, users, log });
  const takeLogoutNotice =
    issuer === null ? createLogoutNotices({ issuer: metadata, clientId, end: endByIssuer }) : null;

  async function endByIssuer(ended: EndedSessions): Promise<void> {
    await endSessions(database.db, ended, { at: new Date(), reason: 'Signed out at the issuer', actor: 'issuer' });
  }

  function keepSignIn({ user, isEmailVerified, authenticatedAt, ...signedIn }: SignedIn): Partial<SessionData> {
    const at = Date.now();
    const proof = authenticatedAt === null ? {} : { authenticatedAt };
    const kept = { user, isEmailVerified, signedInAt: at, confirmedAt: at, askedAt: at, ...proof };
    if (issuer !== null) return kept;
    const { idToken, issuerSession, tokens } = signedIn;
    return {
      ...kept,
      tokens: seal.seal(JSON.stringify(tokens)),
      ...(idToken === undefined ? {} : { idToken }),
      ...(issuerSession === undefined ? {} : { issuerSession }),
    };
  }

  function onSignOut({ tokens }: Partial<SessionData>): void {
    if (tokens !== undefined) void remote?.forget(tokens);
  }

  const key = await keptSetting(database.db, START_KEY, () => randomBytes(START_KEY_BYTES).toString('base64'));
  const starts = createSignInStarts({ publicUrl, key: Buffer.from(key, 'base64') });
  const isIssuerThere = config.issuer.kind === 'external' ? createIssuerProbe(config.issuer) : async () => true;
  const relyingParty = createRelyingParty(publicUrl, metadata);
  const { landingOf = () => '/' } = deps;
  const routes = { landingOf, publicUrl, log, sessions, starts, issuer, keepSignIn, onSignOut, takeLogoutNotice };
  return {
    issuer: issuer?.listener ?? null,
    session: sessions.handler,
    routes: createRoutes({ ...routes, relyingParty, isIssuerThere, outage }),
    visitorOf,
    verifiedEmailOf,
    usersOf: (ids) => sessionUsers(database.db, ids, sessions.check),
    demoUsers,
    isIssuerThere,
    async close() {
      issuer?.close();
      await sessions.close();
    },
  };
}

interface Connection {
  issuer: Issuer | null;
  metadata: IssuerMetadata;
  clientId: string;
  demoUsers: readonly DemoUser[];
}

async function chooseIssuer({ config, database, log }: AuthDeps, outage: Outage): Promise<Connection> {
  if (config.issuer.kind === 'external') {
    const { clientId } = config.issuer;
    return { issuer: null, metadata: await connectIssuer(config.issuer, outage), clientId, demoUsers: [] };
  }
  const fault = demoAccountsFault(config);
  if (fault !== null) throw fault;
  // Imported only here, since none of it is needed with an external issuer.
  const { createIssuer } = await import('./issuer/createIssuer.ts');
  const { db, pool } = database;
  const demoUsers = DEMO_USERS;
  await seedDemoUsers(db, demoUsers);
  const limits = createSignInLimits(pool);
  const issuer = await createIssuer({ config, db, log, limits, demoUsers });
  const configuration = configureEmbedded(issuer);
  return { issuer, metadata: async () => configuration, clientId: issuer.clientId, demoUsers };
}
