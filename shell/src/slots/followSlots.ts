import { SLOT_EVENT, type SlotNews } from '@saltbush/contract/boot';
import type { RestFetch } from '../live/createRestFetch.ts';
import type { SlotTools } from './SlotTools.ts';

const takesNews = () => import(/* webpackChunkName: "slots" */ './takeNews.ts');

const isQuiet = (part: Element) => (part as HTMLElement).dataset['quiet'] !== undefined;

/**
 * Hears what slots say of themselves. What fills them is loaded once one needs it: most pages have none, and quiet parts
 * are as the server sent them until their page gives them something else, or their release is taken back. What the page
 * left out of what is live, as quiet parts are, `rest` fetches. Returns a function that stops it.
 */
export function followSlots(tools: SlotTools, rest: RestFetch): () => void {
  const { site } = tools;
  /** By their slots: what the server rendered the parts with, as JSON, and what was said last. */
  const waiting = new Map<HTMLElement, readonly [string | undefined, SlotNews]>();
  /** What is said of a slot is taken in its order; no slot waits for another. */
  const turns = new WeakMap<HTMLElement, Promise<void>>();

  async function take(slot: HTMLElement, news: SlotNews | null): Promise<void> {
    const parts = [...slot.children];
    const lacksRest = site.missing() !== null && (parts.length === 0 || parts.some(isQuiet));
    const [{ takeNews }] = await Promise.all([takesNews(), lacksRest ? rest.findOut().catch(() => {}) : undefined]);
    takeNews(slot, news, tools);
  }

  /** The server rendered it, and it is not taken back. */
  function isSound({ dataset: { part, version } }: HTMLElement): boolean {
    const remote = site.state().remotes.find(({ name }) => name === part);
    return version !== undefined && (remote ? !remote.withdrawn.includes(version) : site.missing() !== null);
  }

  function look(slot: HTMLElement, news: SlotNews | null): void {
    const parts = [...slot.children] as HTMLElement[];
    const given = waiting.get(slot)?.[0] ?? slot.dataset['given'];
    const isAsSent = parts.length > 0 && parts.every((part) => isQuiet(part) && isSound(part));
    if (news !== null && isAsSent && JSON.stringify(news.given) === given) {
      waiting.set(slot, [given, news]);
    } else if (!waiting.delete(slot) || news !== null) {
      // Its HTML is no more than it needs without React, which therefore renders it anew.
      for (const part of parts) if (isQuiet(part)) delete part.dataset['version'];
      const turn = (turns.get(slot) ?? Promise.resolve()).then(() => take(slot, news));
      turns.set(
        slot,
        turn.catch((error) => reportError(error)),
      );
    }
  }

  const onNews = ({ target, detail }: CustomEventInit<SlotNews | null> & { target?: unknown }) =>
    look(target as HTMLElement, detail ?? null);
  document.addEventListener(SLOT_EVENT, onNews);
  // The page will give them what was typed before React came.
  if (document.querySelector('[data-quiet]') !== null && wasTyped()) {
    rest.askAhead();
    takesNews().catch(() => {});
  }
  site.onChange(() => {
    for (const [slot, [, news]] of waiting) look(slot, news);
  });
  return () => document.removeEventListener(SLOT_EVENT, onNews);
}

/** Boxes are left out: the value of one is `on` where the HTML gives it none. */
const wasTyped = (): boolean =>
  [...document.querySelectorAll('input')].some(
    ({ type, value, defaultValue }) => value !== defaultValue && !/^(checkbox|radio)$/.test(type),
  );
