import { ALL_DAY_PALLET, LTL_PALLET } from '@saltbush/freight';
import type { SavedQuote } from '../api.ts';

const numbers = new Intl.NumberFormat('en-AU');

function palletRule({ quote }: SavedQuote): string[] {
  if (quote.isLTL) {
    const { lengthCm, widthCm, heightCm, maxKg } = LTL_PALLET;
    return [`No pallet is over ${lengthCm} × ${widthCm} × ${heightCm} cm or ${numbers.format(maxKg)} kg.`];
  }
  if (quote.service !== 'ALL_DAY') return [];
  const { lengthCm, widthCm, heightCm, belowKg } = ALL_DAY_PALLET;
  return [`Every pallet is at most ${lengthCm} × ${widthCm} × ${heightCm} cm and under ${belowKg} kg.`];
}

/** What the price assumes. None of this text was typed by a visitor. */
export function quoteAssumptions(saved: SavedQuote): string[] {
  const { quote } = saved;
  return [
    ...quote.badges.map((badge) => `${badge}.`),
    ...quote.notes,
    'The freight is as described here. Other sizes, weights, counts or places are priced again.',
    ...palletRule(saved),
    ...(quote.transitDays === null ? [] : ['Transit time counts business days from pickup and is an estimate.']),
    ...(quote.needsReview ? ['A person confirms the price before a booking stands.'] : []),
    'Dangerous goods travel only after we have approved them.',
  ];
}
