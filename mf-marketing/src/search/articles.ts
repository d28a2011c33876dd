import { caseStudies } from '../case-studies/case-studies.data.ts';
import { COMPANY_ID } from './company.ts';

/** The client stories (schema.org Article). */
export const articles = caseStudies.map(({ id, headline, challenge }) => ({
  '@type': 'Article',
  '@id': `/case-studies#${id}`,
  url: `/case-studies#${id}`,
  headline,
  description: challenge,
  inLanguage: 'en-AU',
  author: { '@id': COMPANY_ID },
  publisher: { '@id': COMPANY_ID },
}));
