import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

const PICTURES = [
  { kind: 'photo', mediaType: 'image/jpeg', file: 'photo.jpg' },
  { kind: 'signature', mediaType: 'image/png', file: 'signature.png' },
] as const;

/** Compiled, this file is one folder deeper. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../demo-pictures' : '../../demo-pictures';
const fileOf = (name: string) => fileURLToPath(new URL(`${FOLDER}/${name}`, import.meta.url));

/** Adds a photo and a signature to deliveries of the demo company, dated when the delivery was recorded. */
export async function addDemoPictures(
  transaction: Kysely<Tables>,
  { references }: { references: readonly string[] },
): Promise<void> {
  if (references.length === 0) return;
  for (const { kind, mediaType, file } of PICTURES) {
    const content = await readFile(fileOf(file));
    // Insert from one copy of the picture, so that it is sent to the database once for all deliveries.
    await transaction
      .insertInto('pod_pictures')
      .columns(['reference', 'kind', 'media_type', 'content', 'stored_at', 'stored_by'])
      .expression(
        transaction
          .selectFrom('pods')
          .select([
            'reference',
            sql<typeof kind>`${kind}::text`.as('kind'),
            sql<typeof mediaType>`${mediaType}::text`.as('media_type'),
            sql<Buffer>`${content}::bytea`.as('content'),
            'recorded_at',
            'recorded_by',
          ])
          .where('reference', 'in', [...references]),
      )
      .execute();
  }
}
