import type { SlotNews } from '@saltbush/contract/boot';
import { runSlot, type SlotRun } from './runSlot.tsx';
import type { SlotTools } from './SlotTools.ts';

const runs = new WeakMap<HTMLElement, SlotRun>();

/** Takes what a slot in the page says of itself; `null` when it leaves the page. */
export function takeNews(element: HTMLElement, news: SlotNews | null, tools: SlotTools): void {
  const run = runs.get(element);
  if (news === null) {
    run?.end();
    runs.delete(element);
  } else if (run) run.take(news);
  else if (element.isConnected) runs.set(element, runSlot(element, news, tools));
}
