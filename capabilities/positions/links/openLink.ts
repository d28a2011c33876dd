import type { ServerResponse } from 'node:http';
import { orNotFound } from '@saltbush/capability/desk';
import { consumeRate } from '@saltbush/capability/http';
import { tokenHash } from '@saltbush/capability/references';
import { type FreightJob, freightJob } from '@saltbush/consignments/neighbours';

import type { PositionParts } from '../position-parts.ts';
import type { DriverLinkRow } from '../tables.ts';
import { isLinkOpen } from './linkEnds.ts';

const NO_JOB =
  'There is no job at this address, or the link has ended. Check that the link is complete, or ring the desk for a new one.';
const SEEN_EVERY_MS = 60_000;

/** A link that opens, with its job. */
export interface OpenedLink {
  link: DriverLinkRow;
  job: FreightJob;
}

/**
 * The job that a token opens, and that its telephone was here.
 * @throws Refusal `not-found`, the same for a link that is unknown, has ended, was taken back, or was another driver's;
 * `too-many-requests`.
 */
export async function openLink(
  token: string,
  response: ServerResponse,
  { database: { db }, now, usesOfLink }: PositionParts,
): Promise<OpenedLink> {
  const hash = orNotFound(tokenHash(token), NO_JOB);
  const row = await db.selectFrom('driver_links').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  const link = orNotFound(row ?? null, NO_JOB);
  await consumeRate(usesOfLink, String(link.id), response);
  const job = orNotFound(await freightJob(db, link.booking_reference), NO_JOB);
  const at = now();
  orNotFound(isLinkOpen(link, job, at) || null, NO_JOB);
  if (link.last_seen_at === null || at.getTime() - link.last_seen_at.getTime() >= SEEN_EVERY_MS) {
    await db.updateTable('driver_links').set({ last_seen_at: at }).where('id', '=', link.id).execute();
  }
  return { link, job };
}
