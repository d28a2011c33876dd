import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import type { RunFault, RunPrice, RunPriceInput, RunTotal } from '@saltbush/runs/api';
import { useSettled } from '@saltbush/ui';
import { useRunPricesQuery } from '../api/runPrices.ts';
import { pricedLoad, type RunValues } from './run-values.ts';

export interface RunPricesShown {
  /** By delivery; null where it has none yet. */
  prices: (RunPrice | null)[];
  /** At the fields of the form. */
  faults: RunFault[];
  /** Once every delivery has a price. */
  total: RunTotal | null;
  isPricing: boolean;
  /** Why nothing could be priced. */
  failure: ApiError | null;
}

const SETTLED_MS = 500;
const NOTHING: RunPriceInput = { pickup: { suburb: '' }, pickupDate: '', pickupTime: '', deliveries: [] };

interface Asked {
  input: RunPriceInput;
  /** The place in the form of each delivery that is asked about. */
  places: number[];
}

/** What can be priced of the form now; null while the pickup is missing, or every delivery. */
function askedOf({ pickup, pickupDate, pickupTime, deliveries }: RunValues): Asked | null {
  const loads = deliveries.flatMap((delivery, place) => {
    const load = pricedLoad(delivery);
    return load ? [{ load, place }] : [];
  });
  if (pickup.suburb.trim() === '' || pickupDate === '' || loads.length === 0) return null;
  return {
    input: {
      ...{ pickup: { suburb: pickup.suburb.trim() }, pickupDate, pickupTime },
      deliveries: loads.map(({ load }) => load),
    },
    places: loads.map(({ place }) => place),
  };
}

/** A field of what was asked, as a field of the form. */
const inForm = (path: string, places: readonly number[]): string =>
  path.replace(/^deliveries\[(\d+)\]/, (_, index) => `deliveries[${places[Number(index)] ?? index}]`);

/** Prices the form while it is filled in, a moment after the last letter. */
export function useRunPrices(values: RunValues): RunPricesShown {
  const now = JSON.stringify(askedOf(values));
  const settled = useSettled(now, SETTLED_MS);
  const asked = JSON.parse(settled) as Asked | null;
  const { currentData, isFetching, error } = useRunPricesQuery(asked?.input ?? NOTHING, { skip: asked === null });
  const failure = apiError(error);
  const isCurrent = settled === now;
  const places = asked?.places ?? [];
  const known = isCurrent ? currentData : undefined;
  const faults = [...(known?.faults ?? []), ...((isCurrent && failure?.problem?.fields) || [])];
  const prices = values.deliveries.map((_, place) => known?.deliveries[places.indexOf(place)] ?? null);
  return {
    prices,
    faults: faults.map(({ path, message }) => ({ path: inForm(path, places), message })),
    total: prices.every((price) => price !== null) ? (known?.total ?? null) : null,
    isPricing: isFetching || (!isCurrent && now !== 'null'),
    failure: isCurrent && failure && !failure.problem?.fields?.length ? failure : null,
  };
}
