import type { Release } from '@saltbush/contract/release';
import { LIVE_KINDS, type LiveKind } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endedVersions } from './endedVersions.ts';

/** How long a tab may go on with a release that another one followed: over a weekend, with a form half filled in. */
const TAB_DAYS = 7;
const DAY_MS = 86_400_000;

/** A release that no page load gets any more, and that an open tab may still run. */
export interface TabRelease {
  release: Release;
  until: Date;
}

/** The releases that tabs younger than a week may still run besides those that are live. */
export async function readTabReleases(db: Kysely<Tables>, now: Date): Promise<TabRelease[]> {
  const rows = await db
    .selectFrom('release_log')
    .select(['name', 'version', 'kind', 'share', 'at'])
    .where('kind', 'in', LIVE_KINDS)
    .orderBy('seq')
    .execute();
  const lines = rows.map(({ name, version, kind, share, at }) => ({
    ...{ name: name ?? '', version: version ?? '', kind: kind as LiveKind, share: share ?? 100, at },
  }));
  const recent = [...endedVersions(lines)].flatMap(([name, ends]) =>
    [...ends].flatMap(([version, at]) => {
      const until = new Date(at.getTime() + TAB_DAYS * DAY_MS);
      return until > now ? [{ name, version, until }] : [];
    }),
  );
  if (recent.length === 0) return [];
  const manifests = await db
    .selectFrom('releases')
    .select('manifest')
    .where((where) => where.or(recent.map(({ name, version }) => where.and({ name, version }))))
    .execute();
  return manifests.flatMap(({ manifest }) => {
    const ended = recent.find(({ name, version }) => name === manifest.name && version === manifest.version);
    return ended ? [{ release: manifest, until: ended.until }] : [];
  });
}
