/** Codes of refusals about a quote. */
export type QuoteCode = 'load-too-large' | 'price-changed' | 'quote-expired' | 'quote-indicative' | 'quote-refused';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<QuoteCode, true> {}
}
