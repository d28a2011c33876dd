import type { LookupOptions } from 'node:dns';
import { lookupAllowed } from './lookupAllowed.ts';

const found = (hostname: string, options: LookupOptions = {}) =>
  new Promise<unknown>((resolve) => {
    lookupAllowed(hostname, options, (error, address) => resolve(error?.code ?? address));
  });

// A literal address is looked up to itself, as a name that leads there would be.
describe('the address of a service by its name', () => {
  it.each(['127.0.0.1', '10.0.3.7', 'fd00::7'])('may be %s', async (address) => {
    expect(await found(address)).toBe(address);
    expect(await found(address, { all: true })).toMatchObject([{ address }]);
  });

  it.each(['169.254.169.254', '0.0.0.0', '224.0.0.1', 'fe80::1', '100.100.100.200', '::ffff:169.254.169.254'])(
    'is refused at the moment of the call: %s',
    async (address) => {
      expect(await found(address)).toBe('EACCES');
      expect(await found(address, { all: true })).toBe('EACCES');
    },
  );
});
