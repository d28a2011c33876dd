import type { ServicePageContent } from '../service-pages/service-page.ts';
import { COMPANY_ID } from './company.ts';

interface ServiceFacts {
  serviceType: string;
  areaServed: readonly string[];
  /** A published price, in dollars before levy and GST. Services priced by agreement have none. */
  fromDollars?: { price: number; unit: string };
}

/** A service, for search engines (schema.org Service). */
export function service(path: string, { name, lead }: ServicePageContent, facts: ServiceFacts) {
  const { serviceType, areaServed, fromDollars } = facts;
  return {
    '@type': 'Service',
    '@id': `${path}#service`,
    url: path,
    name,
    description: lead,
    serviceType,
    provider: { '@id': COMPANY_ID },
    areaServed: areaServed.map((city) => ({ '@type': 'City', name: city })),
    ...(fromDollars
      ? {
          offers: {
            '@type': 'Offer',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              minPrice: fromDollars.price,
              priceCurrency: 'AUD',
              unitText: fromDollars.unit,
              valueAddedTaxIncluded: false,
            },
          },
        }
      : {}),
  };
}
