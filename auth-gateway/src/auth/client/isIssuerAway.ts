const NETWORK_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_.*|OAUTH_TIMEOUT)$/;

/** Whether an error means that the issuer was not reached or is failing itself, as opposed to refusing. */
export function isIssuerAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, status, cause } = error as Record<string, unknown>;
  if (NETWORK_CODES.test(String(code)) || name === 'TimeoutError') return true;
  // When the answer was not valid OpenID Connect, the library keeps the response as the cause.
  if (typeof status === 'number' && status >= 500) return true;
  return isIssuerAway(cause);
}
