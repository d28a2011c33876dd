import { type DeskDriverDetail, DRIVER_DOCUMENTS, type DriverDocument } from '@saltbush/drivers/api';
import type { DecisionId, DocumentActId } from './driver-acts.data.ts';

type Application = Pick<DeskDriverDetail, 'status' | 'documents'>;

/** Names of the documents that block an approval. */
export function openDocuments({ documents }: Pick<Application, 'documents'>): string[] {
  return documents
    .filter(({ status }) => status !== 'verified' && status !== 'not-needed')
    .map(({ kind }) => DRIVER_DOCUMENTS[kind]);
}

/**
 * Decisions possible for the application: none after a decision, and no approval before every document is settled.
 */
export function possibleDecisions(application: Application): DecisionId[] {
  if (application.status !== 'received') return [];
  return openDocuments(application).length === 0 ? ['approved', 'declined'] : ['declined'];
}

/** Decisions possible for a document, most likely first. */
export function possibleDocumentActs(application: Application, { status, file }: DriverDocument): DocumentActId[] {
  if (application.status !== 'received') return [];
  const ofFile: DocumentActId[] = file === null ? [] : ['verified', 'declined'];
  return [...ofFile, 'not-needed' as const].filter((act) => act !== status);
}
