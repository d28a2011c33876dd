import { slimPage } from './slimPage.ts';

/** Components as styled-components writes them into the HTML: rules, and the list of their names. */
function styled(rules: string, components: Record<string, string> = {}): string {
  const names = Object.entries(components).map(
    ([id, list], index) => `data-styled.g${index}[id="${id}"]{content:"${list},"}`,
  );
  return `<style data-styled="true">${[rules, ...names].join('/*!sc*/\n')}/*!sc*/\n</style>`;
}

const CARD = { 'shop__sc-card': 'kAbCd' };
const NONE = { isNone: true };
const PARTS = { isNone: false };
const CARD_HTML = '<p class="shop__sc-card kAbCd">Pallet</p>';
const textOf = (styles: string) => styles.replace(/<\/?style>/g, '');

describe('the rules of a quiet page', () => {
  const html =
    '<div class="plain" id="x" data-size="small" data-reveal=""><a href="/quote"><svg></svg></a><details></details><input type="checkbox"/></div>';
  const kept = async (rules: string) => textOf((await slimPage({ html, styles: styled(rules) }, NONE)).styles);

  it.each([
    'h4{color:red}',
    '.other{color:red}',
    '.plain.other{color:red}',
    '.plain h4{color:red}',
    'h4~.plain{color:red}',
    '#y{color:red}',
    '.plain[data-size="large"]{color:red}',
    'a[href="/"]{color:red}',
    '.plain[data-wide]{color:red}',
    '.other:hover{color:red}',
    '.other::before{content:"x"}',
    '@media print{.other{color:red}}',
    '@supports (display:grid){@media (min-width:1px){.other{color:red}}}',
    '@container (min-width:1px){.other{color:red}}',
    '@keyframes turn{from{opacity:0}to{opacity:1}}',
  ])('leave out %s, which matches nothing', async (rule) => {
    expect(await kept(rule)).toBe('');
  });

  it.each([
    ':root{--ink:#000}',
    '*{margin:0}',
    'html,body{margin:0}',
    '#root{margin:0}',
    '#x{color:red}',
    '.plain:hover{color:red}',
    '.plain:focus-visible::after{content:"x"}',
    '.plain[data-size=small]{color:red}',
    '.plain[data-size^="sm"]{color:red}',
    // Set by the inline script and by the frame script.
    '[data-opening] .plain{color:red}',
    '.plain[data-seen]{color:red}',
    '.plain[tabindex="0"][role=region][aria-labelledby]{color:red}',
    // Set by browsers and visitors.
    'details[open]>svg{color:red}',
    'input:checked{color:red}',
    'input:disabled,input[disabled]{color:red}',
    '.plain:not(.other){color:red}',
    '.plain:has(input:checked) svg{color:red}',
    ':is(.plain,.other) a{color:red}',
    ':where(h4,a):not([class]){color:red}',
    'a:nth-child(2n + 1 of .other){color:red}',
    '@media (min-width:48em){.plain{color:red}}',
    '@font-face{font-family:"A";src:local("Arial")}',
    '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@keyframes turn{from{opacity:0}50%{opacity:.5}}.plain{animation:turn 1s}',
  ])('keep %s', async (rule) => {
    const bare = (css: string) => css.replace(/[\s"]/g, '');
    expect(bare(await kept(rule))).toBe(bare(rule));
  });

  it('lose one selector of a rule without the others', async () => {
    expect(await kept('.other,a,h4{color:red}')).toBe('a{color:red}');
  });

  it('keep values as they are', async () => {
    const rule = '.plain{padding:min(1rem, 5vw) 0 calc(1px + 2 * var(--x));background:url("a b.svg");content:"}{"}';
    expect(await kept(rule)).toBe(rule);
  });
});

describe('a page that starts no host', () => {
  it('has short class names, in the HTML and wherever rules name them', async () => {
    const rules =
      '.kAbCd{color:red;}.kAbCd:not(.kAbCd+.kAbCd)>b{margin:0;}@media print{.kAbCd:is(.kAbCd,p){color:blue;}}';
    const html = '<p class="shop__sc-card kAbCd"><b>1</b></p><p class="shop__sc-card kAbCd">2</p>';
    expect(await slimPage({ html, styles: styled(rules, CARD) }, NONE)).toEqual({
      html: '<p class="_a"><b>1</b></p><p class="_a">2</p>',
      styles: '<style>._a{color:red}._a:not(._a+._a)>b{margin:0}@media print{._a:is(._a,p){color:blue}}</style>',
    });
  });

  it('keeps the name of a component that a rule names, and names that styled-components did not make', async () => {
    const styles = styled('.shop__sc-card:hover .kAbCd{color:red;}', CARD);
    const html = '<p class="print-me shop__sc-card"><b class="kAbCd">1</b></p>';
    expect(await slimPage({ html, styles }, NONE)).toEqual({
      html: '<p class="print-me shop__sc-card"><b class="_a">1</b></p>',
      styles: '<style>.shop__sc-card:hover ._a{color:red}</style>',
    });
  });

  it('gives no element the name of another', async () => {
    const page = await slimPage(
      { html: `<i class="_a"></i>${CARD_HTML}`, styles: styled('.kAbCd{color:red}', CARD) },
      NONE,
    );
    expect(page.html).toBe('<i class="_a"></i><p class="_b">Pallet</p>');
  });

  it('has no attribute for classes that nothing names', async () => {
    expect((await slimPage({ html: CARD_HTML, styles: styled('p{margin:0}', CARD) }, NONE)).html).toBe('<p>Pallet</p>');
  });
});

describe('a page whose host may start', () => {
  const slim = (rules: string, html = CARD_HTML, components: Record<string, string> = CARD) =>
    slimPage({ html, styles: styled(rules, components) }, PARTS);

  it('keeps the names of components, since rules of parts that appear later may name them', async () => {
    expect((await slim('.kAbCd{color:red}')).html).toBe('<p class="shop__sc-card _a">Pallet</p>');
  });

  it('keeps every rule of an element with another name, since React may change what is around and in it', async () => {
    const rules = '._a[data-open="yes"]{color:red}._a h4{color:red}';
    const page = await slim(rules.replaceAll('_a', 'kAbCd'));
    expect(textOf(page.styles).replaceAll('yes', '"yes"').replaceAll('""', '"')).toBe(rules);
  });

  it('keeps the names of an element together, since the host writes the rules of those that stay once more, last', async () => {
    const rules = '.kBase{color:red}.kMore{color:blue}.kBase+.kBase{margin:0}.kMost{gap:0}.kOwn{top:0}';
    const html =
      '<p class="kBase kMore">1</p><p class="kMore kMost">2</p><p class="kOwn">3</p><p class="kBase shop__sc-card">4</p>';
    const page = await slim(rules, html, { 'shop__sc-card': 'kBase,kMore,kMost,kOwn' });
    expect(page.html).toBe(html.replace('kOwn', '_a'));
  });

  it('keeps every rule that styled-components does not write again, since other pages may need it', async () => {
    const global = '<style>h4,p{margin:0}table{color:red}</style>';
    const { styles } = await slimPage({ html: CARD_HTML, styles: global + styled('h4{color:red}') }, PARTS);
    expect(styles).toBe(global);
    const all = global + styled('h4{color:red}');
    expect((await slimPage({ html: CARD_HTML, styles: all }, NONE)).styles).toBe('<style>p{margin:0}</style>');
    const withPart = `${CARD_HTML}<div data-part="mf-a" data-quiet=""></div>`;
    expect((await slimPage({ html: withPart, styles: all }, NONE)).styles).toBe(global);
  });

  it('has one style element, and stays as it is with a rule that would have to be the first', async () => {
    const two = '<style>p{margin:0}</style><style>p{color:red}</style>';
    expect((await slimPage({ html: CARD_HTML, styles: two }, NONE)).styles).toBe(
      '<style>p{margin:0}p{color:red}</style>',
    );
    const first = '<style>p{margin:0}</style><style>@import "more.css";p{color:red}</style>';
    expect((await slimPage({ html: CARD_HTML, styles: first }, NONE)).styles).toBe(first);
  });

  it.each(['.kAbCd+.kAbCd{color:red}', '.kAbCd .shop__sc-other{color:red}', '.kAbCd:has(.kAbCd){color:red}'])(
    'leaves the name of an element that %s looks at beside another, since that may be a new one',
    async (rule) => {
      expect((await slim(`.kAbCd{color:red}${rule}`)).html).toBe(CARD_HTML);
    },
  );
});

describe('a page that is not understood', () => {
  const styles = styled('.kAbCd{color:red}.gone{color:red}', CARD);
  const asItIs = { html: '', styles: '<style>.kAbCd{color:red}.gone{color:red}</style>' };

  it.each([
    '<p class=kAbCd>no quotes</p>',
    '<p title="a > b" class=\'kAbCd\'></p>',
    '<p class="kAbCd" class="two"></p>',
    '<p class="kAbCd"',
    'a < b <p class="kAbCd">',
    '<!--><p class="kAbCd">-->',
    '<!-- <p class="kAbCd">',
    '<script>"<p class=\\"kAbCd\\">"</script>',
    '<style>p{}</style>',
  ])('stays as it is: %s', async (html) => {
    expect(await slimPage({ html, styles }, NONE)).toEqual({ ...asItIs, html });
  });

  it.each(['[class*="Ab"]{color:red}', 'p{color:red', '<{}', 'p{content:".kAbCd"}'])(
    'has all of its rules: %s',
    async (rules) => {
      const page = { html: CARD_HTML, styles: styled(`${rules}.kAbCd{color:red}.gone{color:red}`, CARD) };
      expect(await slimPage(page, NONE)).toEqual({
        html: CARD_HTML,
        styles: `<style>${rules}.kAbCd{color:red}.gone{color:red}</style>`,
      });
    },
  );

  it('stays as it is when it is too large, or would take too long', async () => {
    const long = `${CARD_HTML}${'x'.repeat(300_000)}`;
    const manyRules = styled(Array.from({ length: 3_000 }, (_, index) => `[x${index}]{color:red}`).join(''), CARD);
    const manyTags = Array.from({ length: 2_000 }, (_, index) => `<i title="${index}" class="kAbCd"></i>`).join('');
    expect((await slimPage({ html: long, styles }, NONE)).html).toBe(long);
    expect((await slimPage({ html: CARD_HTML, styles: manyRules }, NONE)).html).toBe(CARD_HTML);
    expect((await slimPage({ html: manyTags, styles }, NONE)).html).toBe(manyTags);
  });

  it.each([
    ['attributes', `<p ${Array.from({ length: 40_000 }, (_, index) => `a${index}`).join(' ')} `],
    ['spaces', `<p ${' '.repeat(250_000)}`],
    ['openings', '<p'.repeat(100_000)],
    ['comments', '<!--'.repeat(60_000)],
    ['classes', `<p class="${'a '.repeat(100_000)}">`],
  ])('holds nothing up with %s without end', async (_what, html) => {
    const began = performance.now();
    await slimPage({ html, styles }, NONE);
    // The largest real page takes 30 ms on a busy machine, and a quadratic pattern takes minutes.
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it.each([
    ['selectors', Array.from({ length: 30_000 }, () => 'a').join()],
    ['brackets', `a${'('.repeat(100_000)}`],
    ['blocks', 'a{'.repeat(30_000)],
    ['not', `${':not('.repeat(30_000)}`],
    ['names', `data-styled.g1[id="a"]{content:"${'a,'.repeat(100_000)}`],
  ])('holds nothing up with %s in its styles', async (_what, rules) => {
    const began = performance.now();
    await slimPage({ html: CARD_HTML, styles: styled(`${rules}{color:red}`, CARD) }, NONE);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
