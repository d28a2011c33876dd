import { COMPANY_ID } from './company.ts';

interface PublicPage {
  path: string;
  title: string;
  description: string;
}

/** A page that is about nothing more special, as search engines read it (schema.org WebPage). */
export const webPage = ({ path, title, description }: PublicPage) => ({
  '@type': 'WebPage',
  '@id': `${path}#page`,
  url: path,
  name: title,
  description,
  inLanguage: 'en-AU',
  publisher: { '@id': COMPANY_ID },
});
