import {
  formatNumber,
  isBlank,
  type Quote,
  type QuoteRequest,
  readLoad,
  sizeText,
  surchargeNames,
  weightText,
} from '@saltbush/freight';

interface LoadFact {
  term: string;
  detail: string;
}

type Measured = Pick<QuoteRequest, 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'>;

const measures = (item: Measured): string =>
  [sizeText(item), isBlank(item.weightKg) ? '' : weightText(item.weightKg)].filter(Boolean).join(', ');

/** What is carried and how. Facts that were not asked for are left out. */
export function listLoadFacts(request: QuoteRequest, quote: Quote): LoadFact[] {
  const facts: LoadFact[] = [
    { term: 'Service', detail: quote.serviceName },
    { term: 'Vehicle', detail: quote.vehicle ?? '' },
    { term: 'Pallets', detail: quote.palletCount === null ? '' : String(quote.palletCount) },
    { term: 'Hours', detail: request.mode === 'metro-hourly' ? String(request.hours) : '' },
    { term: 'Size and weight', detail: measures(request) },
    ...request.moreItems.map((item, index) => ({
      term: `Item ${index + 2}`,
      detail: [isBlank(item.count) ? '' : `${item.count} ×`, measures(item)].filter(Boolean).join(' '),
    })),
    { term: 'Weight', detail: readLoad(request).weightKg > 0 ? '' : 'Not told. Ask before you accept.' },
    { term: 'Distance', detail: quote.distanceKm === null ? '' : `${formatNumber(quote.distanceKm)} km` },
    { term: 'Extras', detail: surchargeNames(request).join(', ') },
    { term: 'Deliver by', detail: request.deliveryTime },
    { term: 'To confirm', detail: quote.notes.join('\n') },
  ];
  return facts.filter(({ detail }) => detail !== '');
}
