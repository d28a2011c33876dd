export interface PageLinks {
  /** Where the page links: `href` of anchors, `action` of GET forms. */
  targets: string[];
  /** Files of the page: scripts, pictures, films, fonts, and those listed for search engines. */
  assets: string[];
  /** Every target of a fragment. */
  ids: Set<string>;
}

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&#39;': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|#39);/g, (entity) => UNESCAPED[entity] ?? '');

/** Values of an attribute in the elements of the given names. */
function values(html: string, elements: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<(?:${elements})\\s[^>]*>`, 'g')) ?? [];
  return tags.flatMap((tag) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? []).map(unescaped);
}

/** Addresses in a `srcset`. */
const ofSet = (set: string): string[] => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

const linkedFiles = (facts: string): string[] =>
  [...facts.matchAll(/"(?:contentUrl|thumbnailUrl|logo|image)":"([^"]+)"/g)].flatMap(([, url]) => url ?? []);

/** Reads the links and files of a page from its HTML, as a crawler does. */
export function pageLinks(html: string): PageLinks {
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const pictures = values(html.replaceAll(/<meta name="(?!twitter:image)[^>]*>/g, ''), 'meta', 'content');
  return {
    targets: [...values(html, 'a', 'href'), ...values(html, 'form', 'action')],
    assets: [
      ...values(html, 'script|img|source|video|iframe', 'src'),
      ...values(html, 'video', 'poster'),
      ...values(html, 'link', 'href'),
      ...[...values(html, 'img|source', 'srcSet'), ...values(html, 'img|source', 'srcset')].flatMap(ofSet),
      ...pictures.filter((value) => value.includes('/mf/')),
      ...facts.flatMap(([, text]) => linkedFiles(text ?? '')),
    ],
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => (id === undefined ? [] : unescaped(id)))),
  };
}
