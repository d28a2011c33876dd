import { SLOT_EVENT, type SlotNews } from '@saltbush/contract/boot';
import type { SlotTools } from './SlotTools.ts';

/** Whether a slot shows what its page gives already, in parts that need no script. */
function isQuiet({ children }: HTMLElement, { given }: SlotNews): boolean {
  const wanted = JSON.stringify(given);
  return children.length > 0 && [...children].every((part) => (part as HTMLElement).dataset['quiet'] === wanted);
}

/**
 * Hears what slots say of themselves. What fills them is loaded once one needs it: most pages have none, and quiet parts
 * are as the server sent them until their page gives them something else, or another revision of the site is live. Returns a
 * function that stops it.
 */
export function followSlots(tools: SlotTools): () => void {
  const quiet = new Map<HTMLElement, SlotNews>();

  async function take(slot: HTMLElement, news: SlotNews | null): Promise<void> {
    const { takeNews } = await import(/* webpackChunkName: "slots" */ './takeNews.ts');
    takeNews(slot, news, tools);
  }

  function wake(slot: HTMLElement, first: SlotNews): void {
    quiet.delete(slot);
    for (const part of slot.children) part.removeAttribute('data-quiet');
    // React takes over what the server rendered, so it must begin with the same values.
    void take(slot, first);
  }

  function onNews(event: Event): void {
    const slot = event.target as HTMLElement;
    const { detail: news } = event as CustomEvent<SlotNews | null>;
    const first = quiet.get(slot);
    if (news !== null && isQuiet(slot, news)) quiet.set(slot, news);
    else if (news === null && first) quiet.delete(slot);
    else {
      if (first) wake(slot, first);
      void take(slot, news);
    }
  }

  document.addEventListener(SLOT_EVENT, onNews);
  tools.site.onChange(() => {
    for (const [slot, first] of quiet) wake(slot, first);
  });
  return () => document.removeEventListener(SLOT_EVENT, onNews);
}
