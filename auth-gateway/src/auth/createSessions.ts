import type { User } from '@saltbush/contract';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Config } from '../config.ts';
import { databaseFault, isDatabaseAway } from '../database/databaseFault.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { type CheckSession, createSessionCheck } from './sessions/createSessionCheck.ts';
import { createSessionStore } from './sessions/createSessionStore.ts';
import { endOfSession, IDLE_MS } from './sessions/session-rules.ts';
import type { UserSource } from './sessions/UserSource.ts';

/** A sign-in that was sent to the issuer and has not come back yet. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** The visitor was already signed in and was asked to prove again who they are. */
  isAgain?: boolean;
}

declare module 'express-session' {
  interface SessionData {
    user: User;
    /**
     * When the visitor last proved to the issuer who they are, in milliseconds since 1970; absent when it did not say.
     */
    authenticatedAt: number;
    /** Whether the issuer says that the e-mail is verified. */
    isEmailVerified: boolean;
    /** Milliseconds since 1970, like the other times here. */
    signedInAt: number;
    /**
     * When the user's roles were last read from whoever knows them. The name cannot change: sessions are stored under
     * it.
     */
    confirmedAt: number;
    /** When a read of the roles was last started. */
    askedAt: number;
    /** Tokens for asking an external issuer about the user, encrypted. */
    tokens: string;
    /** The issuer's own id for the session (OpenID Connect Back-Channel Logout 1.0 §2.1). */
    issuerSession: string;
    /** Kept only with an external issuer, where signing out needs it. */
    idToken: string;
  }
}

/** A page is shown signed out rather than not at all when its session takes longer than this. */
const PAGE_PATIENCE_MS = 1_000;
const PAGE_METHODS = new Set(['GET', 'HEAD']);

interface SessionDeps {
  config: Pick<Config, 'publicUrl'>;
  secret: string;
  database: Pick<Database, 'db' | 'pool'>;
  users: UserSource;
  log: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface Sessions {
  /**
   * Loads the session of a request. While the database does not answer, pages go on signed out and set
   * `response.locals.isSignInUnchecked`; every other request fails.
   */
  handler: RequestHandler;
  check: CheckSession;
  /** Gives the visitor an empty session under a new id, so that an id which an attacker planted is worthless. */
  renew: (request: Request) => Promise<void>;
  /** Stores the session now. By itself it is stored while the answer is sent, and a browser follows a redirect at once. */
  keep: (request: Request) => Promise<void>;
  /** Ends the session here and in the browser. */
  end: (request: Request, response: Response) => Promise<void>;
  /** Stops the deletion of expired sessions. */
  close: () => Promise<void>;
}

/** Sessions in the database. A visitor who never signs in has neither a row nor a cookie. */
export function createSessions(deps: SessionDeps): Sessions {
  const { config, secret, database, users, log, now = Date.now } = deps;
  const isSecure = config.publicUrl.startsWith('https:');
  const check = createSessionCheck({ database, users, now });
  const name = isSecure ? '__Host-saltbush' : 'saltbush';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  const store = createSessionStore({ database, check, log, patienceMs: null, isPruning: true });
  const pageStore = createSessionStore({ database, check, log, patienceMs: PAGE_PATIENCE_MS, isPruning: false });
  const through = (kept: typeof store) =>
    session({
      name,
      secret,
      store: kept,
      cookie: { ...cookie, maxAge: IDLE_MS },
      proxy: isSecure,
      resave: false,
      rolling: true,
      saveUninitialized: false,
    });
  const handle = through(store);
  const handlePage = through(pageStore);

  /** Cookie and row must not outlive the seven days of the session. */
  function shortenCookie({ session: found }: Request): void {
    if (!found?.user) return;
    found.cookie.maxAge = Math.min(IDLE_MS, Math.max(0, endOfSession(found, now()) - now()));
  }

  return {
    check,
    handler(request, response, next) {
      // When the public address is https, visitors use TLS even if the proxy does not forward that.
      if (isSecure) request.headers['x-forwarded-proto'] = 'https';
      const isForPage = isPage(request);
      (isForPage ? handlePage : handle)(request, response, (error?: unknown) => {
        shortenCookie(request);
        if (error === undefined || error === null || !isForPage || !isAway(error)) {
          next(error);
          return;
        }
        log.error({ err: error }, 'the session could not be read, so this page is shown signed out');
        response.locals.isSignInUnchecked = true;
        next();
      });
    },
    renew: (request) => done((settle) => request.session.regenerate(settle)),
    keep: (request) => done((settle) => request.session.save(settle)),
    async end(request, response) {
      await done((settle) => request.session.destroy(settle));
      response.clearCookie(name, cookie);
    },
    async close() {
      await Promise.all([store.close(), pageStore.close()]);
    },
  };
}

/** Whether the request is for a page, or for what a page is made from, as opposed to the API or a file that programs read. */
function isPage({ method, path }: Request): boolean {
  return (
    PAGE_METHODS.has(method) && (!/^\/(api|metrics)(\/|$)/i.test(path) || /^\/api\/site\/(live|map)(\/|$)/i.test(path))
  );
}

const isAway = (error: unknown): boolean => databaseFault(error) === 'unreachable' || isDatabaseAway(error);

function done(run: (settle: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
