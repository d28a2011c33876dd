import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHostingRanges } from './parseHostingRanges.ts';
import { readHostingRanges } from './readHostingRanges.ts';
import { sourceOf } from './sourceOf.ts';

const RANGES = `
# Ranges of a trial
203.0.113.0/24 North Hosting
203.0.113.128/25 Inner Hosting
2001:db8::/32 North Hosting
`;

describe('the source of a visit', () => {
  const nameOf = (address: string) => sourceOf(address, parseHostingRanges(RANGES)).name;

  it('is one for all networks of a hosting provider, whichever of its ranges they are from', () => {
    const rented = ['2001:db8:1::1', '2001:db8:2::1', '2001:db8:ffff::1', '203.0.113.7', '::ffff:203.0.113.8'];
    expect(new Set(rented.map(nameOf))).toEqual(new Set(['North Hosting']));
    expect(sourceOf('203.0.113.7', parseHostingRanges(RANGES)).isHosting).toBe(true);
    expect(nameOf('203.0.113.200')).toBe('Inner Hosting');
  });

  it('is the network elsewhere', () => {
    expect(sourceOf('198.51.100.7', parseHostingRanges(RANGES))).toEqual({ name: '198.51.100.7', isHosting: false });
    expect(nameOf('2001:db9:1::1')).toBe('2001:db9:1::/48');
    expect(nameOf('nonsense')).toBe('unknown');
  });
});

describe('the table of hosting ranges', () => {
  it('comes with the gateway and can be read', () => {
    const providerOf = readHostingRanges(null);
    expect(providerOf('2a01:4f8:1:2::3')).toBe('Hetzner');
    expect(providerOf('203.0.113.7')).toBeNull();
  });

  it('can be replaced by a file, and is refused with the line that is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saltbush-ranges-'));
    const file = join(folder, 'ranges');
    const read = (text: string) => {
      writeFileSync(file, text);
      return readHostingRanges(file);
    };
    expect(read(RANGES)('203.0.113.7')).toBe('North Hosting');
    expect(read('# empty\n')('2a01:4f8::1')).toBeNull();
    for (const line of ['203.0.113.0/24', '203.0.113.1/24 X', '203.0.113.0/33 X', 'x/8 X', '2001:db8::1/32 X']) {
      expect(() => read(`10.0.0.0/8 Own\n${line}`)).toThrow(`line 2 is "${line}". Write a range and a name`);
    }
    rmSync(folder, { recursive: true });
    expect(() => readHostingRanges(file)).toThrow(/^HOSTING_RANGES_FILE .* cannot be used: ENOENT/);
  });
});
