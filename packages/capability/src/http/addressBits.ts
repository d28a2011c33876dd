import { isIPv4, isIPv6 } from 'node:net';

/** An IP address as a number: of 32 bits, or of 128. */
export interface AddressBits {
  length: 32 | 128;
  bits: bigint;
}

const GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const joined = (parts: readonly number[], width: bigint): bigint =>
  parts.reduce((bits, part) => (bits << width) | BigInt(part), 0n);

/** The IPv4 address of a text such as `::ffff:203.0.113.7`; other texts stay as they are. */
export const withoutMapping = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;

/** An IPv6 address that ends as IPv4, such as `64:ff9b::203.0.113.7`, with the same bits in two groups instead. */
function inGroups(address: string): string {
  const end = address.lastIndexOf(':') + 1;
  const parts = address.slice(end).split('.').map(Number);
  if (parts.length === 1) return address;
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  return `${address.slice(0, end)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** Reads an address, with or without a zone; null for any other text. */
export function addressBits(address: string): AddressBits | null {
  const [bare = ''] = withoutMapping(address).split('%', 1);
  if (isIPv4(bare)) return { length: 32, bits: joined(bare.split('.').map(Number), 8n) };
  if (!isIPv6(bare)) return null;
  const [head = '', tail] = inGroups(bare).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  return { length: 128, bits: joined(groups, 16n) };
}
