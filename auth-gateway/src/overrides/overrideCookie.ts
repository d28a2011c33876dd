import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';

/** Longer than any override lasts, so that the rows alone decide when one ends. */
const LIFETIME_MS = 31 * 24 * 60 * 60 * 1000;

export interface OverrideCookie {
  name: string;
  options: CookieOptions;
  read: (request: IncomingMessage) => string | undefined;
}

/** The cookie by which a browser is known to hold overrides. Browsers accept the `__Host-` name over TLS alone. */
export function overrideCookie({ publicUrl }: { publicUrl: string }): OverrideCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-saltbush-preview' : 'saltbush-preview';
  return {
    name,
    options: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: LIFETIME_MS },
    read: ({ headers }) =>
      headers.cookie
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
  };
}
