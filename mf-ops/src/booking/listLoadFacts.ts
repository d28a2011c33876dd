import type { Quote, QuoteRequest } from '@saltbush/freight';
import { formatNumber, readLoad, SURCHARGE_LABELS, SURCHARGES, weightText } from '@saltbush/freight';

interface LoadFact {
  term: string;
  detail: string;
}

const isGiven = (value: string | number): boolean => String(value).trim() !== '';

function measures({ lengthCm, widthCm, heightCm, weightKg }: PackageOfRequest): string {
  const size = [lengthCm, widthCm, heightCm].every(isGiven) ? `${lengthCm} × ${widthCm} × ${heightCm} cm` : '';
  const weight = isGiven(weightKg) ? weightText(weightKg) : '';
  return [size, weight].filter(Boolean).join(', ');
}

type PackageOfRequest = Pick<QuoteRequest, 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'>;

/** What is carried and how. Facts that were not asked for are left out. */
export function listLoadFacts(request: QuoteRequest, quote: Quote): LoadFact[] {
  const extras = SURCHARGES.filter((surcharge) => request[surcharge]).map((surcharge) => SURCHARGE_LABELS[surcharge]);
  const facts: LoadFact[] = [
    { term: 'Service', detail: quote.serviceName },
    { term: 'Vehicle', detail: quote.vehicle ?? '' },
    { term: 'Pallets', detail: quote.palletCount === null ? '' : String(quote.palletCount) },
    { term: 'Hours', detail: request.mode === 'metro-hourly' ? String(request.hours) : '' },
    { term: 'Size and weight', detail: measures(request) },
    ...request.moreItems.map((item, index) => ({
      term: `Item ${index + 2}`,
      detail: [isGiven(item.count) ? `${item.count} ×` : '', measures(item)].filter(Boolean).join(' '),
    })),
    { term: 'Weight', detail: readLoad(request).weightKg > 0 ? '' : 'Not told. Ask before you accept.' },
    { term: 'Distance', detail: quote.distanceKm === null ? '' : `${formatNumber(quote.distanceKm)} km` },
    { term: 'Extras', detail: extras.join(', ') },
    { term: 'Deliver by', detail: request.deliveryTime },
    { term: 'To confirm', detail: quote.notes.join('\n') },
  ];
  return facts.filter(({ detail }) => detail !== '');
}
