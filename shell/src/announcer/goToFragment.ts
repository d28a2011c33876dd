import { takeFocus } from './takeFocus.ts';

/** Scrolls to and focuses the element that a hash names; false when there is none. `hash` includes the `#`. */
export function goToFragment(hash: string): boolean {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!target) return false;
  takeFocus(target);
  target.scrollIntoView({ behavior: 'instant' });
  return true;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
