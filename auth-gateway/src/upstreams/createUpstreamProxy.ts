import type { IncomingMessage } from 'node:http';
import { MAX_JSON_BYTES, readBody, visitorNetwork } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { type ActiveSpan, inSpan } from '@saltbush/capability/traces';
import { companiesOf } from '@saltbush/clients/neighbours';
import type { Visitor } from '@saltbush/contract';
import { mayOpen } from '@saltbush/contract/access';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { VisitorSites } from '../site/createVisitorSites.ts';
import { answerHeaders } from './answerHeaders.ts';
import type { Service, Upstreams } from './createUpstreams.ts';
import { signingKey } from './identityKeys.ts';
import { pathFault } from './pathFault.ts';
import { type ReleaseOfCall, releaseOfCall } from './releaseOfCall.ts';
import { requestHeaders } from './requestHeaders.ts';
import { BrokenAnswer, sendAnswer } from './sendAnswer.ts';
import { signIdentity } from './signIdentity.ts';
import { upstreamFor } from './upstream.ts';

interface Dependencies {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  releases: Pick<ReleaseStore, 'liveSet'>;
  sites: Pick<VisitorSites, 'liveSetOf'>;
  upstreams: Upstreams;
  visitorOf: (request: Request) => Visitor;
  verifiedEmailOf: (request: Request) => string | null;
  log: Logger;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const READS = new Set(['GET', 'HEAD']);
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
/** One network's requests to the services of all remotes. */
const RATE = { name: 'team-api', points: 600, durationSeconds: 60 };
/** A service that answers so is there, but cannot do its work. */
const NOT_WORKING = new Set([502, 503, 504]);
/** Nothing runs, and a browser that shows it treats it as a stranger's. */
const POLICY = "default-src 'none'; sandbox";

/** Passes requests below the prefix of a remote's API to its service. What nobody has an API for goes on to `next`. */
export function createUpstreamProxy(parts: Dependencies): RequestHandler {
  const { config, database, releases, sites, upstreams, visitorOf, verifiedEmailOf, log } = parts;
  const takePoint = createMemoryLimiter(RATE);

  async function findRelease(request: Request): Promise<ReleaseOfCall | null> {
    const prefix = prefixOf(request);
    const asked = request.get('saltbush-release') ?? null;
    const visitors = await sites.liveSetOf(request);
    return releaseOfCall({ prefix, asked, site: releases.liveSet(), visitors });
  }

  /** Everything that is refused before the service hears of it. */
  async function check(request: Request, response: Response, visitor: Visitor, found: ReleaseOfCall): Promise<void> {
    if (request.get('saltbush-identity') !== undefined) {
      throw new Refusal('This request has been through a gateway already. Call the service itself.', {
        status: 400,
        code: 'bad-request',
      });
    }
    if (!METHODS.has(request.method)) {
      response.set('allow', [...METHODS].join(', '));
      throw new Refusal(`A service is not asked by ${request.method}.`, { status: 405, code: 'method-not-allowed' });
    }
    for (const { api } of [found.chosen, found.own ?? found.chosen]) {
      if (api !== undefined && !mayOpen(api.access, visitor)) throw notFor(visitor);
    }
    const fault = pathFault(request.originalUrl);
    if (fault !== null) throw new Refusal(fault, { status: 400, code: 'bad-request' });
    if (!(await takePoint(visitorNetwork(request), 1))) {
      response.set('retry-after', String(RATE.durationSeconds));
      const message = `Too many requests. Try again in ${RATE.durationSeconds} seconds.`;
      throw new Refusal(message, { status: 429, code: 'too-many-requests' });
    }
  }

  async function identityOf(request: Request, visitor: Visitor, { name, version }: ReleaseOfCall['chosen']) {
    const now = new Date();
    const path = request.originalUrl.split('?', 1)[0] ?? '';
    return signIdentity(signingKey(upstreams.registered().keys, now), {
      issuer: config.publicUrl,
      remote: name,
      visitor,
      isEmailVerified: verifiedEmailOf(request) !== null,
      companies: visitor.status === 'signed-in' ? await companiesOf(database.db, visitor.user.id) : [],
      release: `${name}@${version}`,
      act: `${request.method} ${path}`,
      now,
    });
  }

  /** Sends the answer of the service on. Returns whether the service did its work. */
  async function relay(
    answer: IncomingMessage,
    request: Request,
    response: Response,
    service: Service,
    signal: AbortSignal,
  ) {
    const status = answer.statusCode ?? 0;
    const prefix = prefixOf(request);
    const head = answerHeaders({ status, headers: answer.headers, prefix, isHead: request.method === 'HEAD' });
    if (head.status === 'refused') {
      log.warn(
        { id: response.locals.id, remote: service.upstream.remote, why: head.why },
        'answer of a service refused',
      );
      throw badAnswer(`${head.why}`);
    }
    await sendAnswer(answer, response, {
      timeoutMs: service.upstream.timeoutMs,
      signal,
      begin: () => {
        response
          .status(status)
          .set({ 'content-security-policy': POLICY, vary: 'cookie, saltbush-release', ...head.headers });
      },
    });
    return !NOT_WORKING.has(status);
  }

  return async (request, response, next) => {
    const found = request.path.startsWith('/api/') ? await findRelease(request) : null;
    if (found === null) return next();
    response.set('cache-control', 'no-store');
    response.locals.route = `${prefixOf(request)}/*`;
    const visitor = visitorOf(request);
    await check(request, response, visitor, found);
    const { chosen } = found;
    const upstream = upstreamFor(upstreams.registered().upstreams, chosen.name, chosen.version);
    if (upstream === null) throw away(response, chosen.name, 30);
    const service = upstreams.serviceOf(upstream);
    const pauseMs = service.breaker.waitMs();
    if (pauseMs > 0) throw away(response, chosen.name, Math.ceil(pauseMs / 1_000));
    const body = await bodyOf(request);
    const identity = await identityOf(request, visitor, chosen);
    if (!service.enter()) throw away(response, chosen.name, 1);
    const gone = new AbortController();
    const hangUp = () => gone.abort();
    response.once('close', hangUp);
    let answer: IncomingMessage | null = null;
    try {
      const release = `${chosen.name}@${chosen.version}`;
      const ask = (span?: ActiveSpan) =>
        upstreams.call({
          url: upstream.url + request.originalUrl,
          method: request.method,
          headers: {
            ...requestHeaders(request.headers, {
              ...{ identity, release, id: String(response.locals.id), traceparent: span?.traceparent },
            }),
            ...(body === null ? {} : { 'content-length': body.length }),
          },
          body,
          timeoutMs: upstream.timeoutMs,
          signal: gone.signal,
        });
      answer = await inSpan('ask the service', { 'saltbush.release': release }, ask, { isCall: true });
      service.breaker.note(await relay(answer, request, response, service, gone.signal));
    } catch (error) {
      // The visitor has gone, which says nothing about the service.
      if (gone.signal.aborted) return;
      const isRefused = (error as Partial<Refusal>).code === 'api-answer-refused';
      service.breaker.note(isRefused);
      if (isRefused) throw error;
      log.warn({ err: error, id: response.locals.id, remote: chosen.name }, 'the service of a remote failed');
      // What was sent so far looks like a whole answer unless the connection ends.
      if (response.headersSent) response.destroy();
      else
        throw error instanceof BrokenAnswer
          ? badAnswer('it broke off, was too slow or too long')
          : away(response, chosen.name, 2);
    } finally {
      response.off('close', hangUp);
      answer?.destroy();
      service.leave();
    }
  };
}

/** Such as `/api/tracking`. */
const prefixOf = ({ path }: Request): string => path.split('/', 3).join('/');

async function bodyOf(request: Request): Promise<Buffer | null> {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (READS.has(request.method) || !hasBody) return null;
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new Refusal('Send the body as JSON, with the content type application/json.', {
      status: 415,
      code: 'wrong-media-type',
    });
  }
  return readBody(request, MAX_JSON_BYTES, {
    tooLarge: 'body-too-large',
    cutShort: 'bad-request',
    tooLargeMessage: 'The request is too large. Send less at once.',
  });
}

function notFor(visitor: Visitor): Refusal {
  return visitor.status === 'signed-out'
    ? new Refusal('Sign in first.', { status: 401, code: 'unauthenticated' })
    : new Refusal('Your account may not do this.', { status: 403, code: 'forbidden' });
}

function away(response: Response, remote: string, seconds: number): Refusal {
  response.set('retry-after', String(seconds));
  const message = `The service behind this part of the site (${remote}) does not answer just now. The rest of the site goes on. Try again in a moment.`;
  return new Refusal(message, { status: 503, code: 'api-away' });
}

function badAnswer(why: string): Refusal {
  const message = `The service behind this part of the site gave an answer that is not passed on: ${why}. Its team has to mend it.`;
  return new Refusal(message, { status: 502, code: 'api-answer-refused' });
}
