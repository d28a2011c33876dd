import {
  formatAud,
  type IsoDate,
  isMetroMode,
  isMetroService,
  type QuoteRequest,
  SURCHARGES,
  type Surcharge,
  type SurchargeSet,
  surchargeCents,
} from '@saltbush/freight';

/** The set of surcharges for the request; null while it depends on missing answers. */
function surchargeSet({ mode, service }: QuoteRequest): SurchargeSet | null {
  if (service !== null) return isMetroService(service) || service === 'METRO_HOURLY' ? 'metro' : 'linehaul';
  if (mode === 'general') return null;
  return isMetroMode(mode) || mode === 'metro-hourly' ? 'metro' : 'linehaul';
}

/** What each additional service adds: `+$25.00`, or `+$25.00 to $45.00` while it depends on the service. */
export function extraPrices(request: QuoteRequest, onDate: IsoDate): Record<Surcharge, string> {
  const set = surchargeSet(request);
  const sets = set === null ? (['metro', 'linehaul'] as const) : [set];
  const textOf = (surcharge: Surcharge): string => {
    const cents = sets.map((each) => surchargeCents(each, onDate)[surcharge]).toSorted((a, b) => a - b);
    return `+${[...new Set(cents)].map(formatAud).join(' to ')}`;
  };
  return Object.fromEntries(SURCHARGES.map((surcharge) => [surcharge, textOf(surcharge)])) as Record<Surcharge, string>;
}
