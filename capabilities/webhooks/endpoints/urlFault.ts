import { isIP } from 'node:net';
import { isLoopback } from '@saltbush/capability/http';

interface Place {
  /** Whether this machine may be called, as where somebody tries webhooks out. */
  allowsLoopback: boolean;
  /** Origin of the site. */
  publicUrl: string;
}

const LONGEST = 500;
const EXAMPLE = 'such as https://example.com/webhooks';
/** Names that mean something else in each network (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAMES = /\.(?:arpa|corp|home|internal|intranet|lan|local|localhost|private)$/;

/**
 * What is wrong with the address of a webhook, with what to do; null for nothing. It is asked when the address is saved
 * and again before each attempt, since names are judged by their addresses only when one is called.
 */
export function urlFault(text: string, { allowsLoopback, publicUrl }: Place): string | null {
  if (text.length > LONGEST) return `The address is longer than ${LONGEST} characters. Give a shorter one.`;
  if (!URL.canParse(text)) return `This is no address. Write it whole, ${EXAMPLE}.`;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `Begin the address with https://, ${EXAMPLE}.`;
  if (url.username !== '' || url.password !== '') {
    return 'Leave out the name and password: your system knows us by the signature of each request.';
  }
  if (text.includes('#')) return 'Leave out what begins with #: it is never sent.';
  if (url.host === new URL(publicUrl).host) return 'This is our own site. Give the address of your system.';
  if (allowsLoopback && isLoopback(host)) return null;
  if (url.protocol === 'http:') return 'Begin the address with https://: http shows your freight to others on the way.';
  if (isIP(host) !== 0) return `Give a name instead of an IP address, ${EXAMPLE}.`;
  if (!host.includes('.') || PRIVATE_NAMES.test(host)) {
    return `${host} is a name of a private network. Give one on the internet, ${EXAMPLE}.`;
  }
  if (url.port !== '') return 'Leave out the port: we call the usual one of https, 443.';
  return null;
}
