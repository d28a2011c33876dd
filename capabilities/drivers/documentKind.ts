import { Refusal } from '@saltbush/capability/refusal';
import { DRIVER_DOCUMENTS, type DriverDocumentKind } from './api.ts';

/** The kind of document in an address. @throws Refusal `not-found` for any other text. */
export function documentKind(kind: string): DriverDocumentKind {
  if (Object.hasOwn(DRIVER_DOCUMENTS, kind)) return kind as DriverDocumentKind;
  const message = `There is no such document. Those we ask for are ${Object.keys(DRIVER_DOCUMENTS).join(', ')}.`;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}
