import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';

/** Longer than any override lasts, so that only the rows decide when one ends. */
const LIFETIME_MS = 31 * 24 * 60 * 60 * 1000;

export interface OverrideCookie {
  name: string;
  options: CookieOptions;
  read: (request: IncomingMessage) => string | undefined;
}

/** Enough time to read a page and press its button. */
const PAGE_LIFETIME_MS = 60 * 60 * 1000;

interface Site {
  publicUrl: string;
}

/** The cookie that identifies a browser with overrides. */
export const overrideCookie = (site: Site): OverrideCookie => cookieOf(site, 'saltbush-preview', LIFETIME_MS);

/** The cookie that identifies the browser to which a link's page was shown. */
export const pageCookie = (site: Site): OverrideCookie => cookieOf(site, 'saltbush-preview-page', PAGE_LIFETIME_MS);

/** Browsers accept a name with `__Host-` only over TLS. */
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
