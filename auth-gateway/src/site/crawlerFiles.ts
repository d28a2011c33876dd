import { escapeHtml } from './htmlDocument.ts';

/** Addresses that are not pages, so robots need not fetch them. Pages that must not be listed say so themselves. */
const CLOSED_TO_ROBOTS = ['/api/', '/idp/', '/preview/'];

/** `robots.txt`: all pages are open. */
export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** `sitemap.xml` with the paths that search engines may list. */
export function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
