import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isForbiddenAddress } from './isForbiddenAddress.ts';

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name for a connection, and refuses names that have an address no upstream may have. */
export function lookupAllowed(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isForbiddenAddress(address))) {
      return answer(
        Object.assign(new Error(`${hostname} has no address that a service may have.`), { code: 'EACCES' }),
        [],
      );
    }
    if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
}
