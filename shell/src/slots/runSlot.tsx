import type { SlotHold } from '@saltbush/contract/boot';
import { createPartView, type PartView } from './createPartView.tsx';
import { dueRemotes } from './dueRemotes.ts';
import type { SlotTools } from './SlotTools.ts';

/** The element of a remote's part in a slot: the one that the server wrote, or a new one. */
function elementOf(slot: HTMLElement, remote: string): HTMLElement {
  const known = slot.querySelector<HTMLElement>(`:scope > [data-part="${remote}"]`);
  if (known) return known;
  const made = document.createElement('div');
  made.dataset['part'] = remote;
  return made;
}

/** Fills a slot of the page with the parts that are live, and keeps it so until it leaves the page. */
export function runSlot(element: HTMLElement, hold: SlotHold, tools: SlotTools): void {
  const views = new Map<string, PartView>();
  const { site, store } = tools;

  function tell(): void {
    hold.onFilled([...views.values()].some((view) => view.isShown()));
  }

  function end(remote: string, view: PartView): void {
    views.delete(remote);
    view.end();
  }

  /** A part that is shown stays while its release does, also when the live one has none any more: see `tabStep`. */
  function look(): void {
    if (hold.isOver) {
      stop();
      return;
    }
    const { slot, given } = hold;
    const { visitor } = store.getState();
    const due = dueRemotes(site.state().remotes, { slot, visitor, given });
    for (const [remote, view] of [...views]) {
      if (!due.includes(remote)) end(remote, view);
    }
    for (const [index, remote] of due.entries()) {
      const place = elementOf(element, remote);
      const next = element.children[index] ?? null;
      if (next !== place) element.insertBefore(place, next);
      const view = views.get(remote) ?? createPartView({ element: place, remote, slot, tools, onChange: tell });
      views.set(remote, view);
      view.give(given);
    }
    for (const child of [...element.children].slice(due.length)) child.remove();
    tell();
  }

  const unlisten = [site.onChange(look), store.subscribe(lookAgain)];
  let visitor = store.getState().visitor;

  function lookAgain(): void {
    if (visitor === store.getState().visitor) return;
    visitor = store.getState().visitor;
    look();
  }

  function stop(): void {
    for (const off of unlisten) off();
    // React must not take one root away while it renders another.
    queueMicrotask(() => {
      for (const [remote, view] of [...views]) end(remote, view);
    });
  }

  hold.onChange = look;
  look();
}
