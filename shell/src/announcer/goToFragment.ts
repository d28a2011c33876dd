import { takeFocus } from './takeFocus.ts';

/** Scrolls and moves focus to what a hash names; false when the page holds no such thing. `hash` keeps its `#`. */
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
