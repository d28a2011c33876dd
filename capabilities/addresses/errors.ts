/** Codes of refusals about an address. */
export type AddressCode = 'address-known' | 'book-full';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<AddressCode, true> {}
}
