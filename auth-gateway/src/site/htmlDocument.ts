import {
  BOOT_ELEMENT_ID,
  type BootScript,
  type BootState,
  type QuietBoot,
  ROOT_ELEMENT_ID,
} from '@saltbush/contract/boot';
import { brand } from '@saltbush/ui/brand';
import { tokens } from '@saltbush/ui/tokens';
import { SPECULATION_RULES } from './speculation-rules.data.ts';
import type { StructuredData } from './structuredData.ts';

export interface HtmlDocument {
  title: string;
  description: string;
  /** Absolute address of the page; null when search engines should not list it. */
  canonicalUrl: string | null;
  /** Absolute address of a picture of 1200 x 630 for links to the page. */
  imageUrl: string | null;
  /** JSON-LD. */
  structuredData: readonly StructuredData[];
  /** One of the scripts that the policy names, see `inlineScript.ts`. */
  inlineScript: string;
  /** Serves the frame on every page; null for a host that has none. */
  frame: BootScript | null;
  /** The host, and what it loads first; null on a quiet page, whose frame script starts the host if it is needed. */
  host: BootScript | null;
  fonts: string[];
  preload: BootScript[];
  /** Only `<style>` elements, see `isStyleMarkup`, since the policy allows each by its hash. */
  styles: string;
  /** Content of the root element; empty when the browser renders. */
  content: string;
  boot: BootState | QuietBoot;
}

/** Scripts that the HTML names, so that its policy allows them. */
export function scriptsOf({ frame, host, preload }: Pick<HtmlDocument, 'frame' | 'host' | 'preload'>): BootScript[] {
  return [frame, host, ...(host === null ? [] : preload)].filter((script) => script !== null);
}

/**
 * The HTML of every page: content, styles, boot state and hints for everything the first page needs. The boot state
 * comes before the content, so that nothing in a release's content can pose as it.
 */
export function htmlDocument(page: HtmlDocument): string {
  const { frame, host } = page;
  const title = escapeHtml(page.title ? `${page.title} | ${brand.name}` : brand.name);
  const description = escapeHtml(page.description);
  // The inline script after them preloads those that can come in time.
  const fonts = page.fonts.map((url) => `<link rel="font" as="font" type="font/woff2" crossorigin href="${url}">`);
  const preload = host === null ? [] : page.preload.map(preloadLink);
  const rules = host === null ? `<script type="speculationrules">${SPECULATION_RULES}</script>\n` : '';
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${fonts.join('')}<script>${page.inlineScript}</script>
<title>${title}</title>
<meta name="description" content="${description}">
${page.canonicalUrl ? `<link rel="canonical" href="${escapeHtml(page.canonicalUrl)}">` : '<meta name="robots" content="noindex">'}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(brand.name)}">
<meta property="og:locale" content="en_AU">
${linkTags(page)}
<meta name="theme-color" content="${tokens.color.ink}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${page.structuredData.map(jsonLd).join('')}${[frame, host].map((script) => script && scriptTag(script)).join('')}
${preload.join('')}
${rules}${page.styles}
</head>
<body>
<script type="application/json" id="${BOOT_ELEMENT_ID}">${jsonForHtml(page.boot)}</script>
<div id="${ROOT_ELEMENT_ID}">${page.content}</div>
</body>
</html>
`;
}

function scriptTag({ url, integrity }: BootScript): string {
  return `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="high"></script>`;
}

function preloadLink({ url, integrity }: BootScript): string {
  return `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Tags for how a link to the page looks. */
function linkTags({ canonicalUrl, imageUrl }: HtmlDocument): string {
  const url = canonicalUrl === null ? [] : [`<meta property="og:url" content="${escapeHtml(canonicalUrl)}">`];
  if (imageUrl === null) return [...url, '<meta name="twitter:card" content="summary">'].join('\n');
  return [
    ...url,
    `<meta property="og:image" content="${escapeHtml(imageUrl)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

function jsonLd(data: StructuredData): string {
  return `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', ...data })}</script>\n`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end its `<script>` element early. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
