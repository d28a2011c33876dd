import { arVehicles } from '@saltbush/freight';
import fc from 'fast-check';
import { lackWords, spareWords } from './fitWords.ts';
import { readSite } from './readSite.ts';
import { biggestFitting, siteFit, vehicleFit } from './siteFit.ts';

const NOTHING = { gateM: null, drivewayM: null, heightM: null, pallets: null };
const vehicles = arVehicles();
const vehicle = (id: string) => {
  const found = vehicles.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe('siteFit', () => {
  it('is unmeasured without a measure', () => {
    expect(siteFit(vehicle('semi'), 26, NOTHING)).toEqual({ status: 'unmeasured' });
  });

  it('fits a truck exactly as large as the limit', () => {
    const site = { gateM: 2.5, drivewayM: 12.5, heightM: 4.3, pallets: 26 };
    expect(siteFit(vehicle('semi'), 26, site)).toEqual({
      status: 'fits',
      clearances: [
        { limit: 'gateM', spare: 0 },
        { limit: 'drivewayM', spare: 0 },
        { limit: 'heightM', spare: 0 },
        { limit: 'pallets', spare: 0 },
      ],
    });
  });

  it('says by how much it fits or not, for each limit', () => {
    const fit = siteFit(vehicle('8t-truck'), 12, { gateM: 2.3, drivewayM: 9, heightM: 2.25, pallets: 13 });
    expect(fit.status).toBe('does-not-fit');
    expect(lackWords(fit)).toEqual(['too wide for the gate by 0.1 m', 'too high by 0.15 m', 'too small by 1 pallet']);
    expect(spareWords(fit)).toEqual(['1.8 m of driveway to spare']);
  });

  it('never fits a truck when one that is smaller in every measure does not fit', () => {
    const metres = fc.option(fc.double({ min: 0.5, max: 30, noNaN: true }));
    const sites = fc.record({ gateM: metres, drivewayM: metres, heightM: metres, pallets: fc.constant(null) });
    fc.assert(
      fc.property(sites, (site) => {
        const statuses = vehicles.map((one) => siteFit(one, one.pallets, site).status);
        // Each vehicle is at least as large as the one before.
        expect(statuses).toEqual(
          [...statuses].sort((a, b) => Number(a === 'does-not-fit') - Number(b === 'does-not-fit')),
        );
      }),
    );
  });
});

describe('the biggest truck', () => {
  const biggest = (site: Parameters<typeof siteFit>[2], by: 'nominal' | 'road') =>
    biggestFitting(
      vehicles.map((one) => vehicleFit(one, site)),
      by,
    )?.name;

  it.each([
    [{ ...NOTHING, gateM: 2.4 }, '12 TONNE', '4 TONNE'],
    [{ ...NOTHING, drivewayM: 8 }, '8 TONNE', '4 TONNE'],
    [{ ...NOTHING, heightM: 2.2 }, '4 TONNE', undefined],
    [{ ...NOTHING, gateM: 3, drivewayM: 20, heightM: 4.5, pallets: 30 }, 'BDOUBLE', undefined],
    [{ ...NOTHING, gateM: 1.5 }, undefined, undefined],
    [NOTHING, undefined, undefined],
  ])('for %j is %s, and on the road %s', (site, nominal, road) => {
    expect(biggest(site, 'nominal')).toBe(nominal);
    expect(biggest(site, 'road')).toBe(road);
  });
});

describe('readSite', () => {
  const EMPTY = { gateM: '', drivewayM: '', heightM: '', pallets: '' };

  it('accepts metres and whole pallets', () => {
    expect(readSite({ gateM: ' 2.65', drivewayM: '12', heightM: '', pallets: '4' })).toEqual({
      site: { gateM: 2.65, drivewayM: 12, heightM: null, pallets: 4 },
      errors: {},
    });
  });

  it.each(['0', '-1', '101', 'wide', '1e9', 'Infinity'])('refuses a gate of %j', (gateM) => {
    const { site, errors } = readSite({ ...EMPTY, gateM });
    expect(site.gateM).toBeNull();
    expect(errors.gateM).toBe('Please enter metres above 0 and up to 100, for example 3.2.');
  });

  it.each(['0', '2.5', '-3', '201', 'NaN'])('refuses %j pallets', (pallets) => {
    const { site, errors } = readSite({ ...EMPTY, pallets });
    expect(site.pallets).toBeNull();
    expect(errors.pallets).toBe('Please enter a whole number of pallets from 1 to 200.');
  });
});
