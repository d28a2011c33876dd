import type { BootState, QuietBoot } from '@saltbush/contract/boot';
import { htmlDocument, scriptsOf } from './htmlDocument.ts';
import { INLINE_SCRIPT } from './inlineScript.ts';

const boot: BootState = {
  revision: 3,
  visitor: { status: 'signed-out' },
  remotes: [],
  hostVersion: '1.0.0',
  hostWithdrawn: [],
  overrides: [],
  rendered: null,
  staffAppUrl: 'https://staff.example',
  loadTimeoutMs: 1000,
};

const page = {
  title: 'Freight "fast" & <fair>',
  description: 'Pallets',
  canonicalUrl: 'https://site.example/quote',
  imageUrl: 'https://site.example/mf/mf-quote/1.0.0/quote.jpg',
  structuredData: [{ '@type': 'Service', name: 'Freight </script>' }],
  inlineScript: INLINE_SCRIPT,
  frame: { url: '/mf/shell/1.0.0/frame.js', integrity: 'sha384-frame' },
  host: { url: '/mf/shell/1.0.0/main.js', integrity: 'sha384-host' },
  fonts: ['/mf/shell/1.0.0/font.woff2'],
  preload: [{ url: '/mf/mf-quote/1.0.0/entry.js', integrity: 'sha384-entry' }],
  styles: '<style data-styled>a{}</style>',
  content: '<h1>Quote</h1>',
  boot,
};

describe('htmlDocument', () => {
  it('has one inline script, and gives an integrity value to every other script', () => {
    const html = htmlDocument(page);
    const inline: (string | undefined)[] = [];
    for (const [, tag = '', text] of html.matchAll(/(<script[^>]*>)(.*?)<\/script>/gs)) {
      if (tag.includes('src=')) expect(tag).toMatch(/integrity="sha384-.+?" crossorigin="anonymous"/);
      else if (!/application\/(ld\+)?json/.test(tag)) inline.push(text);
    }
    expect(inline).toEqual([INLINE_SCRIPT]);
    expect(html).toContain(
      '<link rel="preload" as="script" href="/mf/mf-quote/1.0.0/entry.js" integrity="sha384-entry" crossorigin="anonymous"',
    );
  });

  it('names the typeface before the script that may preload it', () => {
    const html = htmlDocument(page);
    const at = html.indexOf(
      '<link rel="font" as="font" type="font/woff2" crossorigin href="/mf/shell/1.0.0/font.woff2">',
    );
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(html.indexOf(INLINE_SCRIPT));
  });

  it('escapes text', () => {
    expect(htmlDocument(page)).toContain('<title>Freight &quot;fast&quot; &amp; &lt;fair> | Saltbush Freight</title>');
  });

  it('keeps the boot state from ending its own script element', () => {
    const hostile: BootState = {
      ...boot,
      visitor: {
        status: 'signed-in',
        user: { id: '1', email: 'x@y.example', firstName: '</script><script>alert(1)</script>', roles: [] },
      },
    };
    const html = htmlDocument({ ...page, boot: hostile });
    expect(html).not.toContain('<script>alert(1)');
    const json = /id="boot">(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(json ?? '')).toEqual(hostile);
  });

  it('says how a link to the page looks', () => {
    const html = htmlDocument(page);
    expect(html).toContain('<meta property="og:image" content="https://site.example/mf/mf-quote/1.0.0/quote.jpg">');
    expect(html).toContain('<meta property="og:url" content="https://site.example/quote">');
    expect(htmlDocument({ ...page, imageUrl: null })).not.toContain('og:image');
  });

  it('contains the facts for search engines, which cannot end their script element', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlDocument(page))?.[1];
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Freight </script>',
    });
  });

  it('keeps search engines away when there is no canonical address', () => {
    expect(htmlDocument({ ...page, canonicalUrl: null })).toContain('<meta name="robots" content="noindex">');
    expect(htmlDocument(page)).not.toContain('noindex');
  });

  it('names no script but that of the frame on a quiet page, and lets browsers make the pages of its links ready', () => {
    const { remotes: _remotes, overrides: _overrides, hostWithdrawn: _withdrawn, ...own } = boot;
    const quiet: QuietBoot = {
      ...own,
      rendered: { remote: 'mf-marketing', version: '1.0.0' },
      quiet: { path: '/faq', host: page.host, preload: page.preload },
    };
    const html = htmlDocument({ ...page, host: null, boot: quiet });
    expect(
      [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="(\/mf\/[^"]+\.js)"/g)].map(([, url]) => url),
    ).toEqual([page.frame.url]);
    expect(html).toContain('<script type="speculationrules">');
    expect(htmlDocument(page)).not.toContain('speculationrules');
    expect(scriptsOf({ ...page, host: null })).toEqual([page.frame]);
    expect(scriptsOf(page)).toEqual([page.frame, page.host, ...page.preload]);
  });
});
