import { parseBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Release } from '@saltbush/contract/release';
import type { ReleasePreview } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { checkBesideSite } from '../releases/compatibility.ts';
import type { FolderReader, SaveReader } from '../releases/createFolderReader.ts';
import type { Permits } from '../releases/createPermits.ts';
import { liveSetAfter } from '../releases/liveSetAfter.ts';
import { publishRelease } from '../releases/publishRelease.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { readArchiveBody } from '../releases/readArchiveBody.ts';
import { readOwnership } from '../releases/readOwnership.ts';
import { refuseFindings } from '../releases/refuseFindings.ts';
import { reportManifest } from '../releases/releaseReports.ts';
import { remoteNameOf } from '../releases/remoteNameOf.ts';
import { requireToken } from '../releases/requireToken.ts';
import { describeOverride, type OverrideRow } from './createOverrideStore.ts';
import type { Overrides } from './createOverrides.ts';
import { developmentHost } from './developmentHost.ts';
import { dropOldBuilds } from './dropOldBuilds.ts';
import { failuresBody, previewBody, workingCopyBody } from './override-requests.ts';
import { readSave } from './readSave.ts';

interface Dependencies {
  publicUrl: string;
  database: Database;
  releases: ReleaseStore;
  permits: Pick<Permits, 'permit'>;
  readFolder: FolderReader;
  readSave: SaveReader;
  overrides: Overrides;
  log: Logger;
}

const DAY_HOURS = 24;
const WORKDAY_HOURS = 8;

/** `/api/releases/previews` and the routes of working copies: releases that only one browser gets. */
export function createOverridesRoutes(dependencies: Dependencies) {
  const { publicUrl, database, releases, permits, readFolder, overrides, log } = dependencies;
  const { store, saves, keys } = overrides;
  const readBody = readJsonLater();

  const linkTo = (row: OverrideRow): ReleasePreview & { url: string } => ({
    ...describeOverride(row),
    url: `${publicUrl}/preview/${keys.link({ id: row.id, expiresAt: row.expires_at })}`,
  });

  async function openRow(id: string): Promise<OverrideRow> {
    const row = await store.findOpen(id);
    if (row !== null) return row;
    const message = 'There is no such preview, or it has ended. See mfe preview list for those that are open.';
    throw new Refusal(message, { status: 404, code: 'not-found' });
  }

  async function openCopy(name: string, id: string): Promise<OverrideRow> {
    const row = await openRow(id);
    if (row.name === name && row.kind === 'dev') return row;
    throw new Refusal(`This is not a working copy of ${name}.`, { status: 404, code: 'not-found' });
  }

  return {
    'GET /api/releases/previews': async (request, response) => {
      await permits.permit(request, 'read');
      response.set('cache-control', 'no-store').json({ previews: (await store.list()).map(describeOverride) });
    },

    'POST /api/releases/previews/:id/revoke': async (request, response) => {
      // Check the permission first: without it, nothing may be learned about releases.
      await permits.permit(request, 'read');
      const { id, name } = await openRow(request.params.id);
      const { label } = await permits.permit(request, 'preview', name);
      const row = (await store.revoke(id, label)) ?? (await openRow(id));
      if (row.kind === 'dev') await dropOldBuilds(database, row.name);
      log.info({ id, name, actor: label }, 'preview revoked');
      response.json(describeOverride(row));
    },

    'POST /api/releases/:name/previews': async (request, response) => {
      const name = remoteNameOf(request);
      const { label: actor } = await permits.permit(request, 'preview', name);
      const { version, hours = DAY_HOURS, path: given } = parseBody(previewBody, await readBody(request, response));
      const release = await reportManifest(database, name, version);
      const before = releases.publishedLiveSet();
      checkBesideSite(release, before, await readOwnership(database.db));
      const next = liveSetAfter(before, new Map([[name, release]]));
      await releases.trials().run({ before, next, changed: [release] });
      const row = await store.create({
        kind: 'preview',
        name,
        version,
        path: given ?? firstPath(release),
        actor,
        hours,
      });
      log.info({ id: row.id, name, version, actor }, 'preview');
      response.status(201).json(linkTo(row));
    },

    'POST /api/releases/:name/working-copies': async (request, response) => {
      const name = remoteNameOf(request);
      const holder = await permits.permit(request, 'preview', name);
      requireToken(holder);
      const { label: actor } = holder;
      const { hours = WORKDAY_HOURS, path: given = '/' } = parseBody(
        workingCopyBody,
        (await readBody(request, response)) ?? {},
      );
      const row = await store.create({ kind: 'dev', name, version: null, path: given, actor, hours });
      log.info({ id: row.id, name, actor }, 'working copy');
      const hasDevelopmentHost = (await developmentHost(database, releases)) !== null;
      response.status(201).json({ ...linkTo(row), hasDevelopmentHost });
    },

    'POST /api/releases/:name/working-copies/:id': async (request, response) => {
      const name = remoteNameOf(request);
      const holder = await permits.permit(request, 'preview', name);
      requireToken(holder);
      const { label: actor } = holder;
      const row = await openCopy(name, String(request.params.id));
      const publication = await publishRelease(database, {
        name,
        archive: await readArchiveBody(request),
        actor,
        reason: null,
        liveSet: releases.publishedLiveSet(),
        readFolder,
        signing: null,
        advisories: null,
        requireActivate: () => {},
      });
      if (!(await store.show(row.id, publication.version))) await openRow(row.id);
      overrides.changed();
      await dropOldBuilds(database, name);
      response.json(publication);
    },

    'POST /api/releases/:name/working-copies/:id/saves': async (request, response) => {
      const name = remoteNameOf(request);
      const holder = await permits.permit(request, 'preview', name);
      requireToken(holder);
      const { id, version } = await openCopy(name, String(request.params.id));
      const { save, scripts } = await readSave(await readArchiveBody(request));
      if (version === null) {
        const message = 'A save follows a build of the working copy, and none has arrived yet. Send a build first.';
        throw new Refusal(message, { status: 404, code: 'not-found' });
      }
      const release = await reportManifest(database, name, version);
      if (release.kind === 'remote') refuseFindings(await dependencies.readSave(scripts, release));
      const contents = [...scripts].map(([file, content]) => ({ file, content: content.toString('utf8') }));
      await saves.keep(id, { ...save, scripts: contents });
      overrides.changed();
      response.json({ hash: save.hash });
    },

    'POST /api/releases/:name/working-copies/:id/failures': async (request, response) => {
      const name = remoteNameOf(request);
      const holder = await permits.permit(request, 'preview', name);
      requireToken(holder);
      const { failures } = parseBody(failuresBody, await readBody(request, response));
      const row = await openCopy(name, String(request.params.id));
      if (!(await store.noteFailures(row.id, failures))) await openRow(row.id);
      response.json({ failures: failures.length });
    },
  } satisfies PlatformHandlers;
}

/** The page that opens with the link: the release's first page whose path has no parameter. */
function firstPath(release: Release): string {
  if (release.kind === 'host') return '/';
  return release.pages.find(({ path: pagePath }) => !pagePath.includes(':'))?.path ?? '/';
}
