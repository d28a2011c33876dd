import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;
export type Lookup = (hostname: string, options: LookupOptions, answer: Answer) => void;
type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for connections, and refuses one that has any forbidden address. The connection goes to the addresses
 * that were judged, so a name cannot lead elsewhere between the check and the call.
 */
export const createLookup =
  (isForbidden: (address: string) => boolean, resolve: Resolve = lookup): Lookup =>
  (hostname, options, answer) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, []);
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isForbidden(address))) {
        return answer(
          Object.assign(new Error(`${hostname} has no address that may be called.`), { code: 'EACCES' }),
          [],
        );
      }
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
