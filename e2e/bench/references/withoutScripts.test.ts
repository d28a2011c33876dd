import { withoutScripts } from './withoutScripts.ts';

describe('withoutScripts', () => {
  it('removes scripts with their text, the boot state and hints for scripts', () => {
    const html =
      '<head><script>var a = 1;\nvar b;</script><link rel="preload" as="script" href="/a.js" crossorigin="anonymous">' +
      '<link rel="modulepreload" href="/b.js"><script type="speculationrules">{}</script></head>' +
      '<script type="application/json" id="boot">{"revision":1}</script><p>Freight</p><script defer src="/c.js"></script>';
    expect(withoutScripts(html)).toBe('<head></head><p>Freight</p>');
  });

  it('keeps styles, structured data and the hint for the font', () => {
    const html =
      '<link rel="preload" as="font" href="/a.woff2"><style>p{color:red}</style>' +
      '<script type="application/ld+json">{"@type":"Service"}</script><p>Freight</p>';
    expect(withoutScripts(html)).toBe(html);
    expect(withoutScripts(html.replace('rel="preload" as="font"', 'rel="font" as="font"'))).toBe(html);
  });
});
