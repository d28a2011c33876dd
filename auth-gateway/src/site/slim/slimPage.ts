import { setImmediate as turn } from 'node:timers/promises';
import { plainStyles } from '../plainStyles.ts';
import { styleElements, styleTexts } from '../styleMarkup.ts';
import { isStopped, mayMatch } from './mayMatch.ts';
import { type PageRules, type PageSelector, pageRules } from './pageRules.ts';
import { shortNames } from './shortNames.ts';
import { type StartTag, startTags } from './startTags.ts';
import { styledNames } from './styledNames.ts';

interface Page {
  /** Content of the root element. */
  html: string;
  /** Only `<style>` elements, as styled-components writes them. */
  styles: string;
}

interface Kind {
  /** No host is meant to start. */
  isNone: boolean;
  /** It goes into another page, whose short names would be the same. */
  isPart?: boolean;
}

/** Twice what the largest page has. The work is done between requests, and must hold up none of them. */
const MOST_CHARACTERS = 300_000;
const MOST_SELECTORS = 2_000;
const MOST_KINDS_OF_TAGS = 1_500;
/** Around the content of every page. */
const AROUND = ['html', 'head', 'body', 'div'].map((name) => ({
  name,
  attributes: new Map(name === 'div' ? [['id', 'root']] : [['lang', 'en-AU']]),
  classes: [],
  classAt: null,
}));

/**
 * A quiet page with fewer bytes and the same look: without rules that match nothing in it, and with short class names. A
 * host that starts later writes the rules of components again, but React leaves the class names of elements that are
 * there. So where it may start, an element has another name only if all of its rules stay and none looks at other
 * elements' classes. A page that is not understood stays as it is. Takes several turns of the event loop, since it would
 * be too long for one.
 */
export async function slimPage(page: Page, kind: Kind): Promise<Page> {
  const asItIs = { html: page.html, styles: plainStyles(page.styles) };
  if (page.html.length + asItIs.styles.length > MOST_CHARACTERS) return asItIs;
  try {
    return (await slim(page, asItIs.styles, kind)) ?? asItIs;
  } catch {
    // Nested too deeply to be read.
    return asItIs;
  }
}

async function slim({ html, styles }: Page, plain: string, { isNone, isPart = false }: Kind): Promise<Page | null> {
  const tags = startTags(html);
  const kinds = [...AROUND, ...kindsOf(tags ?? [])];
  if (tags === null || kinds.length > MOST_KINDS_OF_TAGS) return null;
  const sheets: PageRules[] = [];
  for (const text of styleTexts(plain)) {
    await turn();
    const rules = pageRules(text);
    if (rules === null) return null;
    sheets.push(rules);
  }
  const selectors = sheets.flatMap((sheet) => sheet.selectors);
  const onPage = tags.flatMap(({ classes }) => classes);
  if (selectors.length > MOST_SELECTORS || !namesAllOf(plain, selectors, new Set(onPage))) return null;

  const { components, styles: generated } = styledNames(styles);
  const used = new Set(selectors.flatMap(({ classes }) => classes));
  const ofMany = selectors.filter(({ isOfMany }) => !isNone && isOfMany).flatMap(({ classes }) => classes);
  const bound = withBeside(new Set(ofMany), tags, generated);
  const renamed = new Set(
    onPage.filter((name) => !isPart && generated.has(name) && used.has(name) && !bound.has(name)),
  );
  // Names that follow one another in the rules compress better than any other order.
  const inOrder = selectors.flatMap(({ classes }) => classes).filter((name) => renamed.has(name));
  const names = shortNames(inOrder, new Set([...onPage, ...used]));

  await turn();
  const isNeeded = matcher(kinds, { isFree: isPart && !tags.some(isStopped) });
  // The host starts on a page whose part is taken back, and may then show other pages.
  const holdsPart = tags.some(({ attributes }) => attributes.has('data-part'));
  const ofAllPages = isNone && !holdsPart ? new Set() : selectorsOfAllPages(sheets, styles);
  const kept = selectors.filter((selector) => {
    const mayChange = !isNone && selector.classes.some((name) => names.has(name));
    const isKept = ofAllPages.has(selector) || mayChange || isNeeded(selector);
    if (!isKept) selector.remove();
    return isKept;
  });
  const stillUsed = new Set(kept.flatMap(({ classes }) => classes));
  const isLeftOut = (name: string) => isNone && !stillUsed.has(name) && (components.has(name) || generated.has(name));
  const nameOf = (name: string) => (isLeftOut(name) ? [] : [names.get(name) ?? name]);
  const texts: string[] = [];
  for (const sheet of sheets) {
    await turn();
    sheet.rename(names);
    texts.push(sheet.text());
  }
  // One element, since the policy of the page names the hash of each.
  const text = texts.join('');
  return { html: withClasses(html, tags, nameOf), styles: text && `<style>${text}</style>` };
}

/** Those that styled-components does not write again, which the host needs on the pages that it shows next, too. */
function selectorsOfAllPages(sheets: readonly PageRules[], styles: string): Set<PageSelector> {
  const elements = styleElements(styles);
  return new Set(sheets.flatMap(({ selectors }, index) => (elements[index]?.isStyled === false ? selectors : [])));
}

/**
 * These names, and all that stand beside one of them: the host writes the rules of a name that stays once more, after
 * those of the others, which could then no longer overrule them.
 */
function withBeside(names: Set<string>, tags: readonly StartTag[], generated: ReadonlySet<string>): Set<string> {
  const sets = [...new Set(tags.map(({ classes }) => classes.filter((name) => generated.has(name)).join(' ')))]
    .map((list) => list.split(' '))
    .filter(({ length }) => length > 1);
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const set of sets) if (set.some((name) => names.has(name))) for (const name of set) names.add(name);
  }
  return names;
}

/** Whether the selectors are all that names these classes, so that no rule was taken for something else. */
function namesAllOf(styles: string, selectors: readonly PageSelector[], names: ReadonlySet<string>): boolean {
  const written = [...styles.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].filter(([, name = '']) => names.has(name));
  return written.length === selectors.flatMap(({ classes }) => classes.filter((name) => names.has(name))).length;
}

/** One tag of each kind, since many are alike. */
function kindsOf(tags: readonly StartTag[]): StartTag[] {
  const kinds = new Map<string, StartTag>();
  for (const tag of tags) {
    kinds.set(`${tag.name} ${[...tag.attributes].map((pair) => pair.join('=')).join(' ')}`, tag);
  }
  return [...kinds.values()];
}

/** Whether each part of a selector finds an element that it may match, wherever in the page. */
function matcher(kinds: readonly StartTag[], state: { isFree: boolean }): (selector: PageSelector) => boolean {
  const byClass = new Map<string, StartTag[]>();
  for (const kind of kinds) {
    for (const name of new Set(kind.classes)) {
      const others = byClass.get(name);
      if (others) others.push(kind);
      else byClass.set(name, [kind]);
    }
  }
  return ({ compounds }) =>
    compounds.every((compound) => {
      const named = compound.find((part) => part.type === 'ClassSelector');
      const candidates = named ? (byClass.get(named.name) ?? []) : kinds;
      return candidates.some((kind) => mayMatch(compound, kind, state));
    });
}

function withClasses(html: string, tags: readonly StartTag[], nameOf: (name: string) => string[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { classes, classAt } of tags) {
    if (classAt === null) continue;
    const [start, end] = classAt;
    const names = classes.flatMap(nameOf);
    parts.push(html.slice(at, start), names.length > 0 ? ` class="${names.join(' ')}"` : '');
    at = end;
  }
  parts.push(html.slice(at));
  return parts.join('');
}
