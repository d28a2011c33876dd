import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';

/** Longer than any override lasts, so that the rows alone decide when one ends. */
const LIFETIME_MS = 31 * 24 * 60 * 60 * 1000;

export interface OverrideCookie {
  name: string;
  options: CookieOptions;
  read: (request: IncomingMessage) => string | undefined;
}

/** Long enough to read a page and press its button. */
const PAGE_LIFETIME_MS = 60 * 60 * 1000;

interface Site {
  publicUrl: string;
}

/** The cookie by which a browser is known to hold overrides. */
export const overrideCookie = (site: Site): OverrideCookie => cookieOf(site, 'saltbush-preview', LIFETIME_MS);

/** The cookie by which the browser is known that was shown the page of a link. */
export const pageCookie = (site: Site): OverrideCookie => cookieOf(site, 'saltbush-preview-page', PAGE_LIFETIME_MS);

/** Browsers accept the `__Host-` name over TLS alone. */
function cookieOf({ publicUrl }: Site, plainName: string, maxAge: number): OverrideCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    name,
    options: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge },
    read: ({ headers }) =>
      headers.cookie
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
  };
}
