import { visitorNetwork } from '@saltbush/capability/http';
import { brand } from '@saltbush/ui/brand';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Tables } from '../../database/tables.ts';
import { isOwnRequest } from '../../http/requestOrigin.ts';
import type { Logger } from '../../log.ts';
import { messagePage } from '../../pages/messagePage.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { SignInLimits } from '../signInLimits.ts';
import type { DemoUser } from './demo-users.data.ts';
import { type SignInForm, signInPage } from './signInPage.ts';
import { findUserByPassword } from './users.ts';

interface InteractionDeps {
  provider: Provider;
  db: Kysely<Tables>;
  log: Logger;
  publicUrl: string;
  limits: SignInLimits;
  demoUsers: readonly DemoUser[];
}

const WRONG =
  'That e-mail and password do not belong together. Check both and try again, or call us and we will help you in.';

/** The page on which a visitor signs in. It comes between the issuer's authorization request and its answer. */
export function createSignInInteraction(deps: InteractionDeps): Router {
  const { provider, db, log, publicUrl, limits, demoUsers } = deps;

  function show(request: Request, response: Response, status: number, form: Partial<SignInForm>): void {
    const [action = ''] = request.originalUrl.split('?', 1);
    sendPage(response, status, signInPage({ action, email: '', password: '', errors: {}, demoUsers, ...form }));
  }

  async function open(request: Request, response: Response): Promise<void> {
    await provider.interactionDetails(request, response);
    const account = demoUsers.find(({ email }) => email === request.query.account);
    show(request, response, 200, account ? { email: account.email, password: account.password } : {});
  }

  async function submit(request: Request, response: Response): Promise<void> {
    await provider.interactionDetails(request, response);
    const email = fieldOf(request, 'email').trim();
    const password = fieldOf(request, 'password');
    const missing = missingOf(email, password);
    if (missing) return show(request, response, 422, { email, errors: missing });

    const attempt = await limits.beginAttempt(visitorNetwork(request), email);
    if (attempt.status === 'refused') {
      response.setHeader('retry-after', String(attempt.retryAfterSeconds));
      return show(request, response, 429, { email, errors: { form: tooMany(attempt.retryAfterSeconds) } });
    }
    const user = await findUserByPassword(db, email, password);
    if (!user) {
      log.info({ code: 'wrong-credentials' }, 'A sign-in was refused');
      return show(request, response, 401, { email, errors: { form: WRONG } });
    }
    await attempt.succeed();
    await provider.interactionFinished(request, response, { login: { accountId: user.id, amr: ['pwd'] } });
  }

  const router = Router();
  router.get('/:uid', (request, response) => open(request, response).catch((cause) => explain(response, log, cause)));
  router.post('/:uid', express.urlencoded({ extended: false, limit: '10kb' }), (request, response) => {
    if (!isOwnRequest(request, publicUrl)) return sendPage(response, 403, startAgain);
    return submit(request, response).catch((cause) => explain(response, log, cause));
  });
  // Handles addresses and forms that Express itself cannot read. Express knows an error handler by its four parameters.
  const handleErrors: ErrorRequestHandler = (cause, _request, response, _next) => explain(response, log, cause);
  router.use(handleErrors);
  return router;
}

function fieldOf(request: Request, name: string): string {
  const value: unknown = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 200) : '';
}

function missingOf(email: string, password: string): SignInForm['errors'] | null {
  if (email && password) return null;
  return {
    ...(email ? {} : { email: 'Enter the e-mail address of your account.' }),
    ...(password ? {} : { password: 'Enter your password.' }),
  };
}

function tooMany(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Wait ${wait} and try again, or call ${brand.phone}.`;
}

const startAgain = messagePage({
  heading: 'This sign-in has expired',
  text: 'It was open for too long, or was started in another browser. Start again; nothing was changed.',
  action: { label: 'Sign in', href: '/api/login' },
});

const failed = messagePage({
  heading: 'Sign-in did not work',
  text: `Something went wrong on our side. Try again in a minute, or call ${brand.phone}.`,
  action: { label: 'Try again', href: '/api/login' },
});

function explain(response: Response, log: Logger, cause: unknown): void {
  const { name, status } = cause as { name?: string; status?: number };
  const isTheirs = status !== undefined && status >= 400 && status < 500;
  if (name === 'SessionNotFound' || isTheirs) {
    sendPage(response, 400, startAgain);
    return;
  }
  log.error({ err: cause }, 'A sign-in failed');
  sendPage(response, 500, failed);
}
