import { brand, brandBlurb } from '@saltbush/ui/brand';
import { operatingLocations } from '../places/operating-locations.data.ts';

/** Id with which other structured data refers to the company. */
export const COMPANY_ID = '/#company';

const openingHours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: brand.hours.days,
  opens: brand.hours.opens,
  closes: brand.hours.closes,
};

/** The company and its head office (schema.org LocalBusiness), with the cities it works from. */
export const company = {
  '@type': ['Organization', 'LocalBusiness'],
  '@id': COMPANY_ID,
  name: brand.name,
  legalName: brand.legalName,
  description: brandBlurb,
  url: '/',
  logo: '/favicon.svg',
  telephone: brand.phone,
  email: brand.email,
  taxID: brand.abn,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.suburb,
    addressRegion: brand.address.state,
    postalCode: brand.address.postcode,
    addressCountry: 'AU',
  },
  openingHoursSpecification: openingHours,
  areaServed: { '@type': 'Country', name: 'Australia' },
};

/** The branches, for the contact page. */
export const branches = {
  '@type': 'Organization',
  '@id': COMPANY_ID,
  name: brand.name,
  department: operatingLocations.map(({ city }) => ({
    '@type': 'LocalBusiness',
    name: `${brand.name} ${city}`,
    telephone: brand.phone,
    areaServed: { '@type': 'City', name: city },
    openingHoursSpecification: openingHours,
    parentOrganization: { '@id': COMPANY_ID },
  })),
};

export const website = {
  '@type': 'WebSite',
  '@id': '/#site',
  url: '/',
  name: brand.name,
  inLanguage: 'en-AU',
  publisher: { '@id': COMPANY_ID },
};
