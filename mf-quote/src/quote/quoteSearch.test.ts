import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import fc from 'fast-check';
import { changeRequest } from './changeRequest.ts';
import { initialRequest } from './initialRequest.ts';
import { quoteSearch } from './quoteSearch.ts';

const NOW = new Date('2026-11-20T09:00:00+11:00');
const EVENING = new Date('2026-11-20T20:00:00+11:00');

const settled = (answers: Partial<QuoteRequest>, now = NOW) =>
  changeRequest({ ...EMPTY_QUOTE_REQUEST, ...answers }, {}, now);
const search = (request: QuoteRequest, isQuoted = false, now = NOW) => quoteSearch(request, { now, isQuoted });
const reopened = (query: string, now = NOW) => changeRequest(initialRequest(new URLSearchParams(query)), {}, now);

describe('quoteSearch', () => {
  it('is empty for an untouched form', () => {
    expect(search(settled({}))).toBe('');
    expect(search(settled({ mode: 'ltl' }))).toBe('?service=ltl');
    expect(search(settled({ mode: 'metro-pallets' }))).toBe('?service=metro-pallets');
  });

  it('leaves out what the page chooses by itself', () => {
    const metro = settled({ pickup: 'Newtown', delivery: 'Bondi' });
    expect(metro).toMatchObject({ service: 'METRO_STANDARD', metroVehicle: '1t-van' });
    expect(search(metro, true)).toBe('?pickup=Newtown&delivery=Bondi&quoted=1');
  });

  it('names what the visitor chose', () => {
    const metro = settled({ pickup: 'Newtown', delivery: 'Bondi', palletCount: '2' });
    const chosen = changeRequest(metro, { service: 'METRO_EXPRESS', metroVehicle: '4t-truck', tailgate: true }, NOW);
    expect(search(chosen)).toBe(
      '?pickup=Newtown&delivery=Bondi&pallets=2&level=express&metroVehicle=4t-truck&tailgate=on',
    );
  });

  it('names a level that the page chose by itself, once it would no longer choose it', () => {
    const metro = changeRequest(settled({ pickup: 'Newtown', delivery: 'Bondi' }), {}, EVENING);
    expect(search(metro, false, EVENING)).toBe('?pickup=Newtown&delivery=Bondi&level=standard');
  });

  it.each<Partial<QuoteRequest>>([
    { mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', palletCount: '12' },
    { mode: 'ftl', pickup: 'Brisbane', delivery: 'Perth', ftlVehicle: 'BDOUBLE', residential: true },
    { mode: 'metro-hourly', pickup: 'Brisbane', delivery: 'Brisbane', hourlyVehicle: '14t-truck', hours: '5' },
    { mode: 'same-day-metro-pallets', pickup: 'Newtown 2042', delivery: 'Manly 2095', service: 'METRO_VIP' },
    { pickup: 'Ünïcode & Söhne, 💥', delivery: 'שלום', lengthCm: '120', pickupTime: '09:30', pickupDate: '2026-11-23' },
    {
      pickup: 'Sydney',
      delivery: 'Melbourne',
      palletCount: '4',
      moreItems: [{ count: '2', lengthCm: '120', widthCm: '80', heightCm: '99.5', weightKg: '1e3' }],
    },
  ])('opens the same form again: %o', (answers) => {
    const request = settled(answers);
    expect(reopened(search(request, true))).toEqual(request);
  });

  it('limits every value and accepts any text', () => {
    const request = settled({ pickup: '😀'.repeat(5000), delivery: '\ud800', palletCount: '9'.repeat(10_000) });
    expect(search(request).length).toBeLessThan(3000);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (pickup, delivery, palletCount) => {
        const opened = reopened(search(settled({ pickup, delivery, palletCount })));
        expect(reopened(search(opened))).toEqual(opened);
      }),
    );
  });
});

describe('initialRequest of foreign addresses', () => {
  it('takes the first of a repeated name and drops unknown ones', () => {
    expect(reopened('?pickup=Newtown&pickup=Bondi&delivery=Bondi&level=warp&item=x&item=9&rocket=1')).toMatchObject({
      pickup: 'Newtown',
      service: 'METRO_STANDARD',
      moreItems: [],
    });
  });

  it('takes a level only when the mode and the route have it', () => {
    expect(reopened('?service=ltl&pickup=Sydney&delivery=Perth&pallets=1&level=vip').service).toBe('LTL');
    expect(reopened('?service=metro-pallets&level=ltl').service).toBe('ALL_DAY');
    expect(reopened('?pickup=Sydney&delivery=Perth&level=vip').service).toBe('FTL');
    expect(reopened('?pickup=Newtown&delivery=Bondi&level=vip').service).toBe('METRO_VIP');
  });

  it('reads boxes as ticked or not, and at most twenty further package lines', () => {
    expect(reopened('?tailgate=false&residential=1')).toMatchObject({ tailgate: false, residential: true });
    const many = initialRequest(new URLSearchParams(`?${'item=1_xx_&'.repeat(500)}`));
    expect(many.moreItems).toHaveLength(20);
    expect(many.moreItems[0]).toEqual({ count: '1', lengthCm: '', widthCm: '', heightCm: '', weightKg: '' });
  });
});
