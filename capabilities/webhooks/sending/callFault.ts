/** Why an answer counts as failed, with what to do; blank for one that does not. */
export function statusFault(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'It redirects, which we do not follow. Give the address that it leads to.';
  if (status === 410) return 'It says that it is gone: a webhook that answers an event so is turned off.';
  return 'Answer 200 to 299 once you have taken the event.';
}

/** Codes of names without an address that may be called. What there is in private networks is not told apart. */
const NO_ADDRESS = new Set(['EACCES', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA', 'ENOTFOUND']);
const NO_CONNECTION = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE']);

/** Why there was no answer, with what to do. */
export function connectionFault({ code = '' }: NodeJS.ErrnoException): string {
  if (code === 'ETIMEDOUT') return 'There was no answer within 10 seconds. Answer first, then do the work.';
  if (NO_ADDRESS.has(code))
    return 'The name leads to no address on the internet. Check how it is written, and its DNS.';
  if (NO_CONNECTION.has(code)) return 'Nothing can be reached at this address. Check that your system runs.';
  if (BROKEN_OFF.has(code)) return 'The connection was closed before an answer.';
  if (code.startsWith('HPE_')) return 'What it answered is not HTTP.';
  if (/^(?:ERR_(?:TLS|SSL)|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_OSSL|EPROTO)/.test(code)) {
    return `Its certificate cannot be trusted (${code}). Install a valid one with its whole chain.`;
  }
  return 'There was no answer that can be read.';
}
