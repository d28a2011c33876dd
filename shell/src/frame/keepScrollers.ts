import { whenPresent } from './whenPresent.ts';

function mark(frame: HTMLElement): void {
  const isWide = frame.scrollWidth > frame.clientWidth;
  const attributes = { role: 'region', tabindex: '0', 'aria-labelledby': frame.dataset.scroller ?? '' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}

/**
 * Makes each element with `data-scroller` a tab stop while its content is wider than itself, so that the keyboard can
 * scroll it, and a region named by the element whose id the attribute gives.
 */
export function keepScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const frame = target.closest<HTMLElement>('[data-scroller]');
      if (frame?.isConnected) mark(frame);
      // An observer holds on to its elements, also to those that have left the page.
      else observer.unobserve(target);
    }
  });
  // The content is observed too, because it grows when the font arrives and the frame does not.
  whenPresent('[data-scroller], [data-scroller] > *', (element) => observer.observe(element));
}
