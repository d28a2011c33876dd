/** `Integrity-Policy`: the browser refuses every script that comes without an integrity value. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

interface Openings {
  /** Admits the live-reload socket of local development. */
  devSockets: boolean;
  /** Origins of a third party's form, on the pages that show it; elsewhere none. */
  formOrigins?: readonly string[];
}

/** The policy of every page of the site. */
export function contentSecurityPolicy(nonce: string, { devSockets, formOrigins = [] }: Openings): string {
  const forms = formOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forms}`,
    `style-src 'self' 'nonce-${nonce}'${forms}`,
    `connect-src 'self'${devSockets ? ' ws://localhost:* ws://127.0.0.1:*' : ''}${forms}`,
    `img-src 'self' data: blob:${forms}`,
    `font-src 'self'${forms}`,
    "media-src 'self' blob:",
    // Without it the rules for scripts would hold, which let in by nonce, and a worker has none.
    "worker-src 'self'",
    ...(forms === '' ? [] : [`frame-src 'self'${forms}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${forms}`,
  ].join('; ');
}
