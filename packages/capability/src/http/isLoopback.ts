const IPV4_LOOPBACK = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/**
 * Whether a host name or address, without a port, can be reached only from this machine: `localhost`, 127.0.0.0/8 or
 * `::1`.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name === '::1' || name === '[::1]' || IPV4_LOOPBACK.test(name);
}
