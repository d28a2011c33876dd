import { randomBytes } from 'node:crypto';
import type { User } from '@saltbush/contract';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { keptSetting } from './keptSetting.ts';

/** A sign-in that was sent to the issuer and has not come back yet. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** The visitor was signed in and had to prove anew who they are. */
  isAgain?: boolean;
}

declare module 'express-session' {
  interface SessionData {
    user: User;
    /** When the visitor last proved to the issuer who they are, in milliseconds; absent where it did not say. */
    authenticatedAt: number;
    /** Kept only where signing out needs it: with an external issuer. */
    idToken: string;
  }
}

const IDLE_MS = 12 * 60 * 60 * 1000;

interface SessionDeps {
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>;
  database: Pick<Database, 'db' | 'pool'>;
  log: Logger;
}

export interface Sessions {
  handler: RequestHandler;
  /** Gives the visitor an empty session under a new id, so that an id known before is worth nothing. */
  renew: (request: Request) => Promise<void>;
  /** Ends the session here and in the browser. */
  end: (request: Request, response: Response) => Promise<void>;
  /** Stops deleting expired sessions. */
  close: () => void;
}

/** Sessions in the database; a visitor who never signs in has neither a row nor a cookie. */
export async function createSessions({ config, database, log }: SessionDeps): Promise<Sessions> {
  const isSecure = config.publicUrl.startsWith('https:');
  const secret =
    config.sessionSecret ??
    (await keptSetting(database.db, 'session-secret', () => randomBytes(32).toString('base64url')));
  const Store = connectPgSimple(session);
  const store = new Store({
    pool: database.pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    errorLog: (message, cause) => log.warn({ err: cause }, String(message)),
  });
  const name = isSecure ? '__Host-saltbush' : 'saltbush';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  const handle = session({
    name,
    secret,
    store,
    cookie: { ...cookie, maxAge: IDLE_MS },
    proxy: isSecure,
    resave: false,
    rolling: true,
    saveUninitialized: false,
  });
  return {
    handler(request, response, next) {
      // A public address with https is behind TLS, also when the proxy does not say so.
      if (isSecure) request.headers['x-forwarded-proto'] = 'https';
      handle(request, response, next);
    },
    renew: (request) => done((settle) => request.session.regenerate(settle)),
    async end(request, response) {
      await done((settle) => request.session.destroy(settle));
      response.clearCookie(name, cookie);
    },
    close: () => store.close(),
  };
}

function done(run: (settle: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
