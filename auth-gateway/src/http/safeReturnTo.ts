const BASE = 'https://same-site.invalid';
const LONGEST = 2000;

/**
 * The path to continue at after signing in: an absolute path on this site, or `/` for anything else. The sign-in's own
 * addresses are refused too, since continuing there would loop or sign out again.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST) return '/';
  if (!value.startsWith('/') || value.includes('\\') || hasControlCharacter(value)) return '/';
  if (!URL.canParse(value, BASE)) return '/';
  const url = new URL(value, BASE);
  // Only after its dots are resolved does `/..//host` turn out to be protocol-relative.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (isPlatformPath(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
  });
}

function isPlatformPath(pathname: string): boolean {
  try {
    return /^\/(api|idp)(\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
