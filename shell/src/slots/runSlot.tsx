import type { SlotNews } from '@saltbush/contract/boot';
import { createPartView, type PartView } from './createPartView.tsx';
import { dueRemotes } from './dueRemotes.ts';
import type { SlotTools } from './SlotTools.ts';

/** A slot that is filled. */
export interface SlotRun {
  take: (news: SlotNews) => void;
  end: () => void;
}

/** The element of a remote's part in a slot: the one that the server wrote, or a new one. */
function elementOf(slot: HTMLElement, remote: string): HTMLElement {
  const known = slot.querySelector<HTMLElement>(`:scope > [data-part="${remote}"]`);
  if (known) return known;
  const made = document.createElement('div');
  made.dataset['part'] = remote;
  return made;
}

/** Fills a slot of the page with the parts that are live, and keeps it so until it leaves the page. */
export function runSlot(element: HTMLElement, first: SlotNews, tools: SlotTools): SlotRun {
  const views = new Map<string, PartView>();
  const { site, store } = tools;
  let news = first;
  /** What the page was told; null until then, since the server may have written its fallback or not. */
  let isFilled: boolean | null = null;
  let { visitor } = store.getState();

  function tell(): void {
    const isNow = [...views.values()].some((view) => view.isShown());
    if (isNow === isFilled) return;
    isFilled = isNow;
    news.onFilled(isFilled);
  }

  function end(remote: string, view: PartView): void {
    views.delete(remote);
    view.end();
  }

  function look(): void {
    const due = dueRemotes(site.state().remotes, { ...news, visitor });
    for (const [remote, view] of [...views]) {
      if (!due.includes(remote)) end(remote, view);
    }
    for (const [index, remote] of due.entries()) {
      const place = elementOf(element, remote);
      const next = element.children[index] ?? null;
      if (next !== place) element.insertBefore(place, next);
      const options = { element: place, remote, slot: news.slot, tools, onChange: tell };
      const view = views.get(remote) ?? createPartView(options);
      views.set(remote, view);
      view.give(news.given);
    }
    for (const child of [...element.children].slice(due.length)) child.remove();
    tell();
  }

  const unlisten = [
    site.onChange(look),
    store.subscribe(() => {
      const now = store.getState().visitor;
      if (now === visitor) return;
      visitor = now;
      look();
    }),
  ];
  look();

  return {
    take(next) {
      news = next;
      look();
    },
    end() {
      for (const off of unlisten) off();
      for (const [remote, view] of [...views]) end(remote, view);
    },
  };
}
