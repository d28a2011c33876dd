/** `Integrity-Policy`: the browser refuses every script that comes without an integrity value. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The policy of every page of the site. `devSockets` admits the live-reload socket of local development. */
export function contentSecurityPolicy(nonce: string, { devSockets }: { devSockets: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${devSockets ? ' ws://localhost:* ws://127.0.0.1:*' : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
