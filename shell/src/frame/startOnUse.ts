import { mayStartByItself } from '@saltbush/ui/may-start-by-itself';
import type { HostStart } from './createHostStart.ts';

/** Forms with an action, buttons that print, and what says that it never starts the host work by themselves. */
const CONTROLS =
  'main :is(button, input, select, textarea, [role=tab]):not(form[action] *, [data-prints], [data-starts="never"])';
const USES = ['pointerdown', 'focusin', 'click', 'input'] as const;

/**
 * Starts the host once a control of the page is used, a picture fails that may have another to stand in, or a part that
 * starts by itself is in view. What was pressed and typed meanwhile is kept by the scripts in the page.
 */
export function startOnUse({ start, onStart }: HostStart): void {
  const isIn = (target: EventTarget | null, selector: string) =>
    target instanceof Element && target.closest(selector) !== null;
  const onUse = ({ target }: Event) => {
    if (isIn(target, CONTROLS)) start();
  };
  const onError = ({ target }: Event) => {
    if (isIn(target, 'main img')) start();
  };
  for (const type of USES) document.addEventListener(type, onUse, true);
  document.addEventListener('error', onError, true);

  const parts = mayStartByItself() ? document.querySelectorAll('main [data-starts="seen"]') : [];
  const observer = parts.length > 0 ? new IntersectionObserver(onSight) : null;
  function onSight(entries: IntersectionObserverEntry[]): void {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  }
  for (const part of parts) observer?.observe(part);

  onStart(() => {
    for (const type of USES) document.removeEventListener(type, onUse, true);
    document.removeEventListener('error', onError, true);
    observer?.disconnect();
  });

  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  // Those may have failed, or a field may have the focus, before this script came.
  const hasFailed = [...pictures].some(
    (picture) => picture.complete && picture.naturalWidth === 0 && picture.currentSrc,
  );
  if (hasFailed || document.activeElement?.matches(CONTROLS)) start();
}
