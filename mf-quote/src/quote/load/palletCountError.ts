import { type NumberInput, packageItems, parsePalletCount, type QuoteRequest, totalPallets } from '@saltbush/freight';

/** More than any truck, or any order of trucks by this form. */
const MOST_PALLETS = 999;

const isLtl = ({ mode, service }: QuoteRequest): boolean => mode === 'ltl' || service === 'LTL';

/** What is wrong with the pallet count of one package line; null when nothing is. A blank count is not wrong. */
export function palletCountError(request: QuoteRequest, count: NumberInput): string | null {
  const parsed = parsePalletCount(count);
  if (parsed.status !== 'invalid') return null;
  if (Number(count) > MOST_PALLETS && !isLtl(request)) {
    return `Please enter at most ${MOST_PALLETS} pallets, or contact us for more than one truck.`;
  }
  // The upper limit and whole numbers matter to LTL only; on a truck of your own they are a hint.
  return isLtl(request) || !(Number(count) >= 1) ? parsed.message : null;
}

/** What is wrong with the count of the first line, or, where each line is right, with the pallets of all lines. */
export function firstPalletCountError(request: QuoteRequest): string | null {
  const own = palletCountError(request, request.palletCount);
  if (own !== null || morePalletCountError(request) !== null) return own;
  return palletCountError(request, totalPallets(packageItems(request).map(({ count }) => count)));
}

/** What is wrong with the first wrong count of the further lines. */
export function morePalletCountError(request: QuoteRequest): string | null {
  const errors = request.moreItems.map(({ count }) => palletCountError(request, count));
  return errors.find((error) => error !== null) ?? null;
}
