/** Codes of refusals about clients: their members, an invitation to join one, and rate sheets. */
export type ClientCode =
  | 'client-pending'
  | 'invitation-expired'
  | 'invitation-settled'
  | 'invitations-full'
  | 'invited-already'
  | 'key-replaced'
  | 'key-revoked'
  | 'keys-full'
  | 'last-owner'
  | 'member-already'
  | 'no-client'
  | 'removing-yourself'
  | 'role-not-enough'
  | 'upload-gone';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<ClientCode, true> {}
}
