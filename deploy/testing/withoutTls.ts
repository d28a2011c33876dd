/** The nginx configuration without TLS, for tests of the gateways behind it. TLS has tests of its own. */
export function withoutTls(config: string): string {
  return config
    .replaceAll(' ssl http2', '')
    .replace('ssl_reject_handshake on;', 'return 444;')
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
}
