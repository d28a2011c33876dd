import { whenPresent } from './whenPresent.ts';

/**
 * Sets `data-seen` on each element with `data-reveal` when it first comes into view. Styles show the rest, so what
 * moves needs no script of its own and stands still where this does not run.
 */
export function keepSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) target.setAttribute('data-seen', '');
      // An observer holds on to its elements, also to those that have left the page.
      if (isIntersecting || !target.isConnected) observer.unobserve(target);
    }
  });
  whenPresent('[data-reveal]', (element) => observer.observe(element));
}
