import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { User, Visitor } from '@saltbush/contract';
import type { Request, RequestHandler, Router } from 'express';
import type { Configuration } from 'openid-client';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { configureEmbedded } from './client/configureEmbedded.ts';
import { createIssuerProbe } from './client/createIssuerProbe.ts';
import { createRelyingParty } from './client/createRelyingParty.ts';
import { discoverIssuer } from './client/discoverIssuer.ts';
import { createRoutes } from './createRoutes.ts';
import { createSessions } from './createSessions.ts';
import { createSignInStarts } from './createSignInStarts.ts';
import type { Issuer } from './issuer/createIssuer.ts';
import { DEMO_USERS, type DemoUser } from './issuer/demo-users.data.ts';
import { demoAccountsFault } from './issuer/demoAccountsFault.ts';
import { seedDemoUsers } from './issuer/users.ts';
import { keptSetting } from './keptSetting.ts';
import { createSignInLimits } from './signInLimits.ts';
import { visitorOf } from './visitorOf.ts';

/** Kept in the database, so that a sign-in may begin at one gateway and come back to another. */
const START_KEY = 'sign-in-start-key';
const START_KEY_BYTES = 32;

export interface AuthDeps {
  config: Pick<Config, 'nodeEnv' | 'host' | 'publicUrl' | 'issuer' | 'sessionSecret' | 'trustedProxies'>;
  database: Pick<Database, 'db' | 'pool'>;
  log: Logger;
  /** Hears of a sign-in whose e-mail the issuer verified. */
  onVerifiedSignIn?: (user: User) => Promise<void>;
}

export interface Auth {
  /** The embedded OpenID Connect issuer, to be mounted at `/idp` before any body parser; null with an external one. */
  issuer: RequestListener | null;
  session: RequestHandler;
  /** `/api/auth/user`, `/api/login`, `/api/callback` and `/api/logout`; behind `session`. */
  routes: Router;
  /** Who sent a request that went through `session`. */
  visitorOf: (request: Request) => Visitor;
  /** Accounts to try the site with; empty with an external issuer. */
  demoUsers: readonly DemoUser[];
  /** Whether the issuer answers now. Never rejects. */
  isIssuerThere: () => Promise<boolean>;
  close: () => void;
}

/**
 * Sign-in by OpenID Connect, against the embedded issuer or an external one.
 * @throws StartFault `issuer-refused` for the embedded issuer in production or beyond this machine, `issuer-unreachable` for an external one
 * that does not answer.
 */
export async function createAuth(deps: AuthDeps): Promise<Auth> {
  const { config, log, onVerifiedSignIn = async () => {} } = deps;
  const { publicUrl } = config;
  const { issuer, configuration, demoUsers } = await connectIssuer(deps);
  const sessions = await createSessions(deps);
  const relyingParty = createRelyingParty(publicUrl, configuration);
  const key = await keptSetting(deps.database.db, START_KEY, () => randomBytes(START_KEY_BYTES).toString('base64'));
  const starts = createSignInStarts({ publicUrl, key: Buffer.from(key, 'base64') });
  return {
    issuer: issuer?.listener ?? null,
    session: sessions.handler,
    routes: createRoutes({ publicUrl, log, sessions, starts, relyingParty, issuer, onVerifiedSignIn }),
    visitorOf,
    demoUsers,
    isIssuerThere: config.issuer.kind === 'external' ? createIssuerProbe(config.issuer) : async () => true,
    close() {
      issuer?.close();
      sessions.close();
    },
  };
}

interface Connection {
  issuer: Issuer | null;
  configuration: Configuration;
  demoUsers: readonly DemoUser[];
}

async function connectIssuer({ config, database, log }: AuthDeps): Promise<Connection> {
  if (config.issuer.kind === 'external') {
    return { issuer: null, configuration: await discoverIssuer(config.issuer), demoUsers: [] };
  }
  const fault = demoAccountsFault(config);
  if (fault !== null) throw fault;
  // Loaded only here: with an external issuer none of it is needed.
  const { createIssuer } = await import('./issuer/createIssuer.ts');
  const { db, pool } = database;
  const demoUsers = DEMO_USERS;
  await seedDemoUsers(db, demoUsers);
  const limits = createSignInLimits(pool);
  const issuer = await createIssuer({ config, db, log, limits, demoUsers });
  return { issuer, configuration: configureEmbedded(issuer), demoUsers };
}
