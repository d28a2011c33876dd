/** Codes of Node for certificates that nobody vouches for whom this machine trusts. */
const UNTRUSTED = new Set([
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const OUT_OF_DATE = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);
const OF_ANOTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID';

/** Says what to do where a site answers and only its certificate does not hold; null for every other failure. */
export function certificateFault(url: string, failure: unknown): string | null {
  const code = codeOf(failure);
  if (UNTRUSTED.has(code)) {
    return (
      `${url} answers, and this machine does not trust its certificate (${code}). Set NODE_EXTRA_CA_CERTS to the file ` +
      'with the certificate of the authority that signed it.'
    );
  }
  if (OUT_OF_DATE.has(code)) {
    return `${url} answers with a certificate that does not hold now (${code}). Check the clock here; else it has to be renewed.`;
  }
  if (code === OF_ANOTHER_NAME) {
    return `${url} answers with the certificate of another name. Give the address that the certificate is for.`;
  }
  return null;
}

/** Of the failure itself, or of the one behind it. */
function codeOf(failure: unknown): string {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : codeOf(cause);
}
