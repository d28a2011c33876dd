import type { LookupOptions } from 'node:dns';
import { createLookup, type Lookup } from './createLookup.ts';
import { isForbiddenAddress } from './isForbiddenAddress.ts';

const found = (lookup: Lookup, hostname: string, options: LookupOptions = {}) =>
  new Promise<unknown>((resolve) => {
    lookup(hostname, options, (error, address) => resolve(error?.code ?? address));
  });

// A literal address is looked up to itself, as a name that leads there would be.
describe('the address of a service by its name', () => {
  const lookup = createLookup(isForbiddenAddress);

  it.each(['127.0.0.1', '10.0.3.7', 'fd00::7'])('may be %s', async (address) => {
    expect(await found(lookup, address)).toBe(address);
    expect(await found(lookup, address, { all: true })).toMatchObject([{ address }]);
  });

  it.each(['169.254.169.254', '0.0.0.0', '224.0.0.1', 'fe80::1', '100.100.100.200', '::ffff:169.254.169.254'])(
    'is refused at the moment of the call: %s',
    async (address) => {
      expect(await found(lookup, address)).toBe('EACCES');
      expect(await found(lookup, address, { all: true })).toBe('EACCES');
    },
  );
});

describe('a name whose owner answers as they like', () => {
  const answers = (...rounds: string[][]) =>
    createLookup(
      (address) => address.startsWith('10.'),
      (_hostname, _options, answer) =>
        answer(
          null,
          (rounds.shift() ?? []).map((address) => ({ address, family: 4 })),
        ),
    );

  it('is refused when one of several addresses is forbidden', async () => {
    expect(await found(answers(['93.184.216.34', '10.0.0.1']), 'x.example')).toBe('EACCES');
  });

  it('is judged anew for each connection', async () => {
    const lookup = answers(['93.184.216.34'], ['10.0.0.1']);
    expect(await found(lookup, 'x.example')).toBe('93.184.216.34');
    expect(await found(lookup, 'x.example')).toBe('EACCES');
  });

  it('is refused when it has no address', async () => {
    expect(await found(answers([]), 'x.example')).toBe('EACCES');
  });
});
