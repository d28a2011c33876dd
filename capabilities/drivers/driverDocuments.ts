import type { Queries } from '@saltbush/capability/database';
import type { Selectable } from 'kysely';
import { DRIVER_DOCUMENT_KINDS, type DriverDocument, type DriverDocumentKind } from './api.ts';
import type { DriverTables } from './tables.ts';

type Row = Omit<Selectable<DriverTables['driver_documents']>, 'content'>;

function driverDocument(kind: DriverDocumentKind, row: Row | undefined): DriverDocument {
  if (!row) return { kind, status: 'missing', file: null, note: '' };
  const { status, note, file_name, media_type, size_bytes, uploaded_at } = row;
  const hasFile = file_name !== null && media_type !== null && size_bytes !== null && uploaded_at !== null;
  const file = hasFile
    ? { name: file_name, mediaType: media_type, sizeBytes: size_bytes, uploadedAt: uploaded_at.toISOString() }
    : null;
  return { kind, status, file, note };
}

/** All documents of each application in their fixed order, missing ones included, without their bytes. */
export async function driverDocumentsOf(
  db: Queries<DriverTables>,
  applicationIds: readonly number[],
): Promise<Map<number, DriverDocument[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('driver_documents')
    .select(['application_id', 'kind', 'status', 'note', 'file_name', 'media_type', 'size_bytes', 'uploaded_at'])
    .where('application_id', 'in', applicationIds)
    .execute();
  const documentsOf = (id: number) =>
    DRIVER_DOCUMENT_KINDS.map((kind) =>
      driverDocument(
        kind,
        rows.find((row) => row.application_id === id && row.kind === kind),
      ),
    );
  return new Map(applicationIds.map((id) => [id, documentsOf(id)]));
}

/** The same for one application. */
export async function driverDocuments(db: Queries<DriverTables>, applicationId: number): Promise<DriverDocument[]> {
  return (await driverDocumentsOf(db, [applicationId])).get(applicationId) ?? [];
}
