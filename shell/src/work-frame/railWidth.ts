const COOKIE = 'rail';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Remembers in this browser that the rail is narrow, where the gateway reads it, so that no page begins with the other width.
 * Browsers without the Cookie Store remember it for this document.
 */
export async function keepRailWidth(isNarrow: boolean): Promise<void> {
  const store = globalThis.cookieStore as CookieStore | undefined;
  const expires = isNarrow ? Date.now() + YEAR_MS : 0;
  // Where cookies are blocked there is nothing to remember it with.
  await store?.set({ name: COOKIE, value: 'narrow', path: '/', sameSite: 'lax', expires }).catch(() => undefined);
}
