/** Codes of refusals about clients: an invitation to join one, and rate sheets. */
export type ClientCode = 'client-pending' | 'invitation-expired' | 'invitation-settled' | 'no-client' | 'upload-gone';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<ClientCode, true> {}
}
