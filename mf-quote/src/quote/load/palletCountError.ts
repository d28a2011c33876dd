import { type NumberInput, packageItems, parsePalletCount, type QuoteRequest, totalPallets } from '@saltbush/freight';

/** More than any truck, or any order that this form is for. */
const MOST_PALLETS = 999;

const isLtl = ({ mode, service }: QuoteRequest): boolean => mode === 'ltl' || service === 'LTL';

/** The fault in the pallet count of a package line; null when there is none. A blank count is no fault. */
export function palletCountError(request: QuoteRequest, count: NumberInput): string | null {
  const parsed = parsePalletCount(count);
  if (parsed.status !== 'invalid') return null;
  if (Number(count) > MOST_PALLETS && !isLtl(request)) {
    return `Please enter at most ${MOST_PALLETS} pallets, or contact us for more than one truck.`;
  }
  // The upper limit, and whole numbers, matter only for LTL. On a whole truck they are only a hint.
  return isLtl(request) || !(Number(count) >= 1) ? parsed.message : null;
}

/** The fault in the first line's count or, when each line is right, in the pallets of all lines together. */
export function firstPalletCountError(request: QuoteRequest): string | null {
  const own = palletCountError(request, request.palletCount);
  if (own !== null || morePalletCountError(request) !== null) return own;
  return palletCountError(request, totalPallets(packageItems(request).map(({ count }) => count)));
}

/** The first fault in the counts of the further lines. */
export function morePalletCountError(request: QuoteRequest): string | null {
  const errors = request.moreItems.map(({ count }) => palletCountError(request, count));
  return errors.find((error) => error !== null) ?? null;
}
