import type { QuoteMode } from '@saltbush/freight';

/** The forms of the calculator. Both same-day modes share one form; links use the shorter name. */
export const MODE_LINKS = [
  { mode: 'general', label: 'Any freight' },
  { mode: 'metro-pallets', label: 'Same-day metro' },
  { mode: 'metro-hourly', label: 'Metro hourly hire' },
  { mode: 'ftl', label: 'Interstate FTL' },
  { mode: 'ltl', label: 'LTL national' },
] as const satisfies readonly { mode: QuoteMode; label: string }[];
