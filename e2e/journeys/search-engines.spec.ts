import { readHtml } from '../checks/readHtml.ts';
import { expect, test } from '../test.ts';
import { PUBLIC_ROUTES } from './routes.data.ts';

type Facts = Record<string, unknown>;

/** Required properties of each type, by schema.org and the search engines. */
const NEEDED: Record<string, string[]> = {
  Article: ['headline', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  Organization: ['name'],
  Service: ['name', 'serviceType', 'provider', 'areaServed'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'],
  WebApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Pages with structured data of their own; the others only have breadcrumbs. */
const KINDS: Record<string, string[]> = {
  '/': ['Organization', 'WebSite', 'VideoObject'],
  '/quote': ['WebApplication'],
  '/ar-truck-tool': ['WebApplication'],
  '/new-client': ['WebApplication'],
  '/freight-health-check': ['WebApplication'],
  '/transporter-digital': ['VideoObject'],
  '/faq': ['FAQPage'],
  '/case-studies': ['Article'],
  '/contact': ['LocalBusiness'],
  '/services/ftl': ['Service', 'BreadcrumbList'],
};

const factsIn = (html: string): Facts[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Facts,
  );

const kindsOf = (facts: Facts): string[] => [facts['@type']].flat().map(String);

/** Addresses must be absolute, because nothing resolves them against the page. */
function wrongAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wrongAddresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && /^(@id|url|item|contentUrl|thumbnailUrl|logo)$/.test(key)
      ? URL.canParse(item)
        ? []
        : [`${key}: ${item}`]
      : wrongAddresses(item),
  );
}

test('search engines get a title, a place, a picture and valid facts from every public page', async ({ request }) => {
  for (const { path } of PUBLIC_ROUTES) {
    const { html, title } = await readHtml(request, path);
    const page = `on ${path}`;
    expect(title?.length, `length of the title ${page}`).toBeLessThanOrEqual(60);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], `canonical ${page}`).toMatch(
      new RegExp(`^https?://[^/]+${path}$`),
    );
    expect(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1], `picture ${page}`).toMatch(
      /^https?:.+\.jpg$/,
    );
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], `language ${page}`).toBe('en-AU');

    const facts = factsIn(html);
    for (const one of facts) {
      expect(one['@context'], page).toBe('https://schema.org');
      expect(wrongAddresses(one), page).toEqual([]);
      for (const kind of kindsOf(one)) {
        expect(NEEDED, page).toHaveProperty(kind);
        expect(Object.keys(one), `${kind} ${page}`).toEqual(expect.arrayContaining(NEEDED[kind] ?? []));
      }
    }
    expect(facts.flatMap(kindsOf), `facts ${page}`).toEqual(expect.arrayContaining(KINDS[path] ?? []));
  }
});
