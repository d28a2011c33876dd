/** The configuration of nginx without TLS, which has tests of its own: for what tries the gateways behind it. */
export function withoutTls(config: string): string {
  return config
    .replaceAll(' ssl http2', '')
    .replace('ssl_reject_handshake on;', 'return 444;')
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
}
