import type { BootScript, Given } from '@saltbush/contract/boot';
import { readGiven } from '@saltbush/contract/slots';
import { LRUCache } from 'lru-cache';
import type { MadePage, PageContent, PageRenderer, PageRequest } from '../createPageRenderer.ts';
import { packContent } from '../packContent.ts';
import { isOneOfFew, type SiteMap } from '../siteMap.ts';
import { slimPage } from '../slim/slimPage.ts';
import { isStyleMarkup } from '../styleMarkup.ts';
import { fitsPage, highestGroup, stylesOfPart } from './ofPart.ts';
import { type PartRoute, partsIn } from './partsIn.ts';
import { holdsSlot, type SlotMark, slotMarks, withFallback, withParts } from './slotMarks.ts';

/** A page with the parts in its slots. */
export interface FilledPage extends MadePage {
  /** Scripts of its parts, which browsers fetch with those of the page. */
  partScripts: readonly BootScript[];
  /** Browsers have to render none of its parts. */
  areAllThere: boolean;
  /** Parts that were made from their last good release. */
  failedParts: readonly (NonNullable<MadePage['failed']> & { slot: string })[];
}

export interface SlotFiller {
  /**
   * Renders the parts of a page that is there, each in the process of its own release. Never rejects.
   */
  fill: (made: MadePage, request: PageRequest) => Promise<FilledPage>;
}

/** What came of one part. Without content the browser renders it. */
interface MadePart {
  route: PartRoute;
  content: PageContent | null;
  failed: MadePage['failed'];
}

type Filling = Pick<FilledPage, 'content' | 'partScripts' | 'areAllThere' | 'failedParts'>;

interface FilledSlot {
  mark: SlotMark;
  parts: MadePart[];
}

/** A page waits no longer for its parts, so that one that hangs costs the others next to nothing. */
const PATIENCE_MS = 150;
/** The process of a part may have to start first. */
const PATIENCE_AHEAD_MS = 1_000;
/** Combinations of parts for one page: releases of a rollout, and parts that came and that did not. */
const MOST_OF_CONTENT = 8;

export function createSlotFiller(renderer: Pick<PageRenderer, 'render'>, patienceMs: number = PATIENCE_MS): SlotFiller {
  /** By the page's content and then by that of its parts, so that all visitors get the same object. */
  const kept = new WeakMap<PageContent, LRUCache<string, PageContent>>();
  const slim = new WeakMap<PageContent, Promise<PageContent>>();
  const marks = new WeakMap<PageContent, readonly SlotMark[]>();
  const names = new WeakMap<PageContent, number>();
  let named = 0;
  /** Pages for many whose parts are all there, so that a request for one costs no more than for any other page. */
  const whole = new WeakMap<PageContent, WeakMap<SiteMap, LRUCache<string, Filling>>>();

  function nameOf(content: PageContent): number {
    const name = names.get(content) ?? ++named;
    names.set(content, name);
    return name;
  }

  function marksOf(content: PageContent): readonly SlotMark[] {
    const known = marks.get(content) ?? slotMarks(content.html);
    marks.set(content, known);
    return known;
  }

  /** By the flags of all remotes, since its parts are of several. */
  const keyOf = ({ flags }: PageRequest) => JSON.stringify(flags ?? {});

  function keepWhole(content: PageContent, request: PageRequest, filling: Filling): void {
    const { siteMap } = request;
    const ofContent = whole.get(content) ?? new WeakMap<SiteMap, LRUCache<string, Filling>>();
    whole.set(content, ofContent);
    const ofSite = ofContent.get(siteMap) ?? new LRUCache<string, Filling>({ max: MOST_OF_CONTENT });
    ofContent.set(siteMap, ofSite);
    ofSite.set(keyOf(request), filling);
  }

  /** A quiet part with fewer bytes, on pages of which there are few: it takes longer than rendering does. */
  function slimmed(content: PageContent): Promise<PageContent> {
    const known =
      slim.get(content) ??
      slimPage(content, { isNone: true, isPart: true }).then((less) => packContent({ ...content, ...less }));
    slim.set(content, known);
    return known;
  }

  async function makePart(route: PartRoute, given: Given, request: PageRequest): Promise<MadePart> {
    const { name: remote } = route.release;
    if (route.page.render === 'client') return { route, content: null, failed: null };
    const part = { remote, slot: route.page.path, given };
    const { content, failed, route: made } = await renderer.render({ ...request, route, part });
    const isSound = content?.isWhole === true && fitsPage(content) && !holdsSlot(content.html);
    if (!isSound) return { route: made as PartRoute, content: null, failed };
    const isSlim =
      made.status === 'found' &&
      made.page.interactive === 'none' &&
      content.isForMany &&
      isOneOfFew(request.route, request.search);
    return { route: made as PartRoute, content: isSlim ? await slimmed(content) : content, failed };
  }

  async function inTime(making: Promise<MadePart>, route: PartRoute, limitMs: number): Promise<MadePart> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<MadePart>((resolve) => {
      timer = setTimeout(() => resolve({ route, content: null, failed: null }), limitMs);
    });
    const made = await Promise.race([making, late]);
    clearTimeout(timer);
    return made;
  }

  async function makeSlot(mark: SlotMark, request: PageRequest, limitMs: number): Promise<FilledSlot> {
    const { siteMap, boot, route } = request;
    const offer = siteMap.offers.get(mark.slot);
    const isOwn = route.status === 'found' && offer?.pages.includes(route.page.path) === true;
    const given = isOwn ? readGiven(mark.given, offer) : null;
    if (given === null) return { mark, parts: [] };
    const routes = partsIn(siteMap, { slot: mark.slot, visitor: boot.visitor, given, overrides: boot.overrides });
    const parts = await Promise.all(routes.map((one) => inTime(makePart(one, given, request), one, limitMs)));
    return { mark, parts };
  }

  /** The page with its parts. Null where their styles do not fit beside those of the page. */
  function compose(content: PageContent, slots: readonly FilledSlot[]): PageContent | null {
    let { html, styles } = content;
    // From the end, so that the places before stay where they are.
    for (const { mark, parts } of [...slots].reverse()) {
      html = parts.length === 0 ? withFallback(html, mark) : withParts(html, mark, parts.map(partHtml).join(''));
    }
    for (const part of slots.flatMap(({ parts }) => parts)) {
      const { release, page } = part.route;
      const of = isQuiet(part) ? ` data-of="${release.name}" data-in="${page.path}"` : '';
      if (part.content !== null) styles += stylesOfPart(part.content.styles, highestGroup(styles), of);
    }
    return isStyleMarkup(styles) ? { ...content, html, styles } : null;
  }

  function composeOnce(content: PageContent, slots: readonly FilledSlot[]): PageContent | null {
    const isForMany = slots.every(({ parts }) => parts.every((part) => part.content?.isForMany !== false));
    if (!content.isForMany || !isForMany) return compose({ ...content, isForMany: false }, slots);
    const all = kept.get(content) ?? new LRUCache<string, PageContent>({ max: MOST_OF_CONTENT });
    kept.set(content, all);
    const key = JSON.stringify(
      slots.map(({ mark, parts }) => [
        mark.at,
        ...parts.map(({ route, content: part }) => [route.release.name, part === null ? 0 : nameOf(part)]),
      ]),
    );
    const known = all.get(key);
    if (known !== undefined) return known;
    const composed = compose(content, slots);
    if (composed === null) return null;
    const packed = packContent(composed);
    all.set(key, packed);
    return packed;
  }

  return {
    async fill(made, request) {
      const { content, route } = made;
      const plain = { ...made, partScripts: [], areAllThere: true, failedParts: [] };
      const { siteMap, isAhead = false } = request;
      if (content?.isWhole !== true || route.status !== 'found') return plain;
      const known = whole.get(content)?.get(siteMap)?.get(keyOf(request));
      if (known !== undefined) return { ...made, ...known };
      const limitMs = isAhead ? PATIENCE_AHEAD_MS : patienceMs;
      const ofPage = marksOf(content);
      if (ofPage.length === 0) return plain;
      const slots = await Promise.all(ofPage.map((mark) => makeSlot(mark, { ...request, route }, limitMs)));
      const parts = slots.flatMap((slot) => slot.parts);
      if (slots.every((slot) => slot.parts.length === 0 && slot.mark.fallback === null)) return plain;
      const failedParts = parts.flatMap(({ failed, route: { page } }) =>
        failed ? [{ ...failed, slot: page.path }] : [],
      );
      const scripts = parts.flatMap((part) => (isQuiet(part) ? [] : part.route.scripts));
      const partScripts = [...new Map(scripts.map((script) => [script.url, script])).values()];
      const isThere = (part: MadePart) => part.content !== null || part.route.page.render === 'client';
      const areAllThere = parts.every(isThere);
      const filling = { content: composeOnce(content, slots) ?? content, partScripts, areAllThere, failedParts };
      if (filling.content.isForMany && areAllThere && failedParts.length === 0) keepWhole(content, request, filling);
      return { ...made, ...filling };
    },
  };
}

/** Nothing in it needs a script while the page gives it the same. */
function isQuiet({ content, route }: MadePart): boolean {
  return content !== null && route.page.interactive === 'none';
}

function partHtml(part: MadePart): string {
  const { route, content } = part;
  const { name, version } = route.release;
  const quiet = route.page.interactive === 'none' ? ' data-quiet=""' : '';
  if (content === null) return `<div data-part="${name}"${quiet}></div>`;
  return `<div data-part="${name}" data-version="${version}"${quiet}>${content.html}</div>`;
}
