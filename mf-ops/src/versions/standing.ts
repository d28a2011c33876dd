/** How a remote's version of something stands to the host's: `other-major` can be refused by the next host. */
export type Standing = 'same' | 'older' | 'newer' | 'other-major';

const VERSION = /(\d{1,9})\.(\d{1,9})/;

/**
 * Compares the version that a range such as `^19.2.0` begins with to an exact version. Patches do not count. Null where one
 * of them names no version.
 */
export function standing(range: string, provided: string): Standing | null {
  const [built, host] = [range, provided].map((text) => VERSION.exec(text)?.slice(1).map(Number));
  if (!built || !host) return null;
  const [[major = 0, minor = 0], [hostMajor = 0, hostMinor = 0]] = [built, host];
  if (major !== hostMajor) return 'other-major';
  if (minor === hostMinor) return 'same';
  return minor < hostMinor ? 'older' : 'newer';
}
