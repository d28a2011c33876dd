const BASE = 'http://this-site.invalid';

/**
 * Path and query of a page, from a request's target with its dots resolved. Null for anything that is not a path, or
 * that a browser would read as another site's address (`//elsewhere.example`, `/\\elsewhere.example`).
 */
export function pageAddress(target: string): { pathname: string; search: string } | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, BASE)) return null;
  const { pathname, search } = new URL(target, BASE);
  return pathname.startsWith('//') ? null : { pathname, search };
}
