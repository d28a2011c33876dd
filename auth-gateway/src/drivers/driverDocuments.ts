import { DRIVER_DOCUMENT_KINDS, type DriverDocument, type DriverDocumentKind } from '@saltbush/business-api/drivers';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Row = Omit<Selectable<Tables['driver_documents']>, 'content' | 'application_id'>;

function driverDocument(kind: DriverDocumentKind, row: Row | undefined): DriverDocument {
  if (!row) return { kind, status: 'missing', file: null, note: '' };
  const { status, note, file_name, media_type, size_bytes, uploaded_at } = row;
  const hasFile = file_name !== null && media_type !== null && size_bytes !== null && uploaded_at !== null;
  const file = hasFile
    ? { name: file_name, mediaType: media_type, sizeBytes: size_bytes, uploadedAt: uploaded_at.toISOString() }
    : null;
  return { kind, status, file, note };
}

/** All documents of an application in their order, the missing ones too, without their bytes. */
export async function driverDocuments(db: Kysely<Tables>, applicationId: number): Promise<DriverDocument[]> {
  const rows = await db
    .selectFrom('driver_documents')
    .select(['kind', 'status', 'note', 'file_name', 'media_type', 'size_bytes', 'uploaded_at'])
    .where('application_id', '=', applicationId)
    .execute();
  return DRIVER_DOCUMENT_KINDS.map((kind) =>
    driverDocument(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  );
}
