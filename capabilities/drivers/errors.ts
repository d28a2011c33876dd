/** Codes of refusals about an application. */
export type DriverCode = 'application-closed' | 'document-missing' | 'document-settled' | 'documents-open';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<DriverCode, true> {}
}
