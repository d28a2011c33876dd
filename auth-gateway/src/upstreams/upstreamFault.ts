import { isIP } from 'node:net';
import { isForbiddenAddress, isLoopback } from '@saltbush/capability/http';

interface Gateway {
  publicUrl: string;
  host: string;
  port: number;
}

const LONGEST = 300;
const EXAMPLE = 'such as https://tracking.internal:8443 or http://10.0.3.7:4000';
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '']);

/** What is wrong with the address of a service, with what to do; null for nothing. Private addresses are fine. */
export function upstreamFault(text: string, gateway: Gateway): string | null {
  if (text.length > LONGEST) return `The address is longer than ${LONGEST} characters. Give a shorter one.`;
  if (!URL.canParse(text)) return `"${text}" is no address. Write it whole, ${EXAMPLE}.`;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return `A service is reached by http or https, not by ${url.protocol} Write its address ${EXAMPLE}.`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'The address holds a name or password, which everybody who reads the log would see. Leave them out: the service knows the gateway by its signed identity.';
  }
  if (url.search !== '' || url.hash !== '' || text.includes('?') || text.includes('#')) {
    return `The address ends with a query or a fragment. Leave it out: each request brings its own. Write ${EXAMPLE}.`;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isForbiddenAddress(host)) {
    return `${host} is no address of a service: it means every address, a group, or this network's own machinery. Give the one where it listens.`;
  }
  if (isGateway(url, host, gateway)) {
    return 'This is the gateway itself, and requests would go round in a circle. Give the address of the service.';
  }
  return null;
}

function isGateway(url: URL, host: string, gateway: Gateway): boolean {
  if (url.host === new URL(gateway.publicUrl).host) return true;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port !== gateway.port) return false;
  return isLoopback(host) || host === gateway.host || (EVERY_ADDRESS.has(gateway.host) && isLoopback(host));
}
