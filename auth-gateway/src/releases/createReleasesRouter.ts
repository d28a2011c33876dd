import type { Visitor } from '@saltbush/contract';
import express, { type Request, Router } from 'express';
import * as yup from 'yup';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { bearerToken } from '../http/bearerToken.ts';
import { readBody } from '../http/readBody.ts';
import type { Logger } from '../log.ts';
import { activateRelease, rollbackRelease } from './activateRelease.ts';
import { publishRelease } from './publishRelease.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { reportHistory, reportLive, reportManifest, reportRelease } from './releaseReports.ts';
import { type Actor, findActor, RELEASE_ACTIONS, type ReleaseAction, requirePermission } from './releaseTokens.ts';

const MAX_ARCHIVE_BYTES = 30 * 1024 * 1024;
const NAME = /^(shell|mf-[a-z][a-z0-9-]{0,36})$/;

interface Dependencies {
  database: Database;
  releases: ReleaseStore;
  visitorOf: (request: Request) => Visitor;
  log: Logger;
}

const reason = yup.string().trim().required('Say why, as "reason": the history shows it.').max(500);
const activation = yup
  .object({ version: yup.string().required().max(80), percent: yup.number().integer().min(1).max(100), reason })
  .noUnknown();
const rollback = yup.object({ to: yup.string().max(80).nullable(), reason }).noUnknown();

function parse<T>(schema: yup.Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body ?? {}, { strict: true, abortEarly: false });
  } catch (cause) {
    const { errors } = cause as yup.ValidationError;
    throw new Refusal(errors.join('; '), { status: 400, code: 'bad-request', errors, cause });
  }
}

function nameOf(request: Request): string {
  const name = String(request.params.name);
  if (NAME.test(name)) return name;
  throw new Refusal(`There is no remote "${name}". Names are shell, or begin with mf- in small letters.`, {
    status: 404,
    code: 'unknown-remote',
  });
}

/** The release API, for bearers of a token and for operators who are signed in. */
export function createReleasesRouter({ database, releases, visitorOf, log }: Dependencies): Router {
  const router = Router();
  const json = express.json({ limit: '16kb' });

  async function actorOf(request: Request): Promise<Actor> {
    const token = bearerToken(request);
    const visitor = visitorOf(request);
    if (token === null && visitor.status === 'signed-in' && visitor.user.roles.includes('ops')) {
      return { label: visitor.user.email, remote: null, actions: RELEASE_ACTIONS };
    }
    const actor = token === null ? null : await findActor(database, token);
    if (actor !== null) return actor;
    const what = token === null ? 'Releases need a token' : 'This token is unknown, expired or revoked';
    throw new Refusal(`${what}. Give one with --token or MFE_TOKEN; operators find theirs in the data folder.`, {
      status: 401,
      code: 'unauthenticated',
    });
  }

  async function permit(request: Request, action: ReleaseAction, name?: string): Promise<Actor> {
    const actor = await actorOf(request);
    requirePermission(actor, action, name);
    return actor;
  }

  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });

  router.get('/', async (request, response) => {
    await permit(request, 'read');
    response.json(await reportLive(database));
  });

  router.get('/history', async (request, response) => {
    await permit(request, 'read');
    const { name } = request.query;
    response.json({ history: await reportHistory(database, typeof name === 'string' ? name : undefined) });
  });

  router.get('/:name', async (request, response) => {
    const name = nameOf(request);
    await permit(request, 'read', name);
    response.json(await reportRelease(database, name));
  });

  router.get('/:name/:version', async (request, response) => {
    const name = nameOf(request);
    await permit(request, 'read', name);
    response.json(await reportManifest(database, name, request.params.version));
  });

  router.post('/:name', async (request, response) => {
    const name = nameOf(request);
    const { label } = await permit(request, 'publish', name);
    if (!request.is(['application/gzip', 'application/x-gzip'])) {
      const message = 'Send the release folder as a gzip tar, with content-type application/gzip.';
      throw new Refusal(message, { status: 415, code: 'wrong-media-type' });
    }
    const archive = await readBody(request, MAX_ARCHIVE_BYTES);
    const liveSet = releases.publishedLiveSet();
    const publication = await publishRelease(database, { name, archive, actor: label, liveSet });
    log.info({ ...publication, actor: label }, 'publish');
    response.status(publication.status === 'published' ? 201 : 200).json(publication);
  });

  router.post('/:name/activations', json, async (request, response) => {
    const name = nameOf(request);
    const { label } = await permit(request, 'activate', name);
    const { version, percent = 100, reason: why } = parse(activation, request.body);
    if (percent !== 100) {
      const message = `A release goes to all visitors or to none: leave percent out, or give 100 and not ${percent}.`;
      throw new Refusal(message, { status: 422, code: 'share-unsupported' });
    }
    const result = await activateRelease(database, { name, version, actor: label, reason: why });
    await releases.refresh();
    log.info({ ...result, actor: label, reason: why }, 'activate');
    response.status(201).json(result);
  });

  router.post('/:name/rollback', json, async (request, response) => {
    const name = nameOf(request);
    const { label } = await permit(request, 'rollback', name);
    const { to = null, reason: why } = parse(rollback, request.body);
    const result = await rollbackRelease(database, { name, to, actor: label, reason: why });
    await releases.refresh();
    log.info({ ...result, actor: label, reason: why }, 'rollback');
    response.status(201).json(result);
  });

  return router;
}
