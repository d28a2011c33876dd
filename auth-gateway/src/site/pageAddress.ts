const BASE = 'http://this-site.invalid';

/**
 * Path and query of a page, from the target of a request with its dots resolved; null for what is no path, or what a
 * browser would take for the address of another site (`//elsewhere.example`, `/\\elsewhere.example`).
 */
export function pageAddress(target: string): { pathname: string; search: string } | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, BASE)) return null;
  const { pathname, search } = new URL(target, BASE);
  return pathname.startsWith('//') ? null : { pathname, search };
}
