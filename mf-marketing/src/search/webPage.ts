import { COMPANY_ID } from './company.ts';

interface PublicPage {
  path: string;
  title: string;
  description: string;
}

/** A page without more specific structured data (schema.org WebPage). */
export const webPage = ({ path, title, description }: PublicPage) => ({
  '@type': 'WebPage',
  '@id': `${path}#page`,
  url: path,
  name: title,
  description,
  inLanguage: 'en-AU',
  publisher: { '@id': COMPANY_ID },
});
