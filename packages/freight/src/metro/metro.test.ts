import { cityByName } from '../places/cityByName.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { METRO_SERVICES } from './metro-services.data.ts';
import { metroCoverage } from './metroCoverage.ts';
import { metroVehicleGroups } from './metroVehicles.ts';
import { serviceOpening } from './serviceOpening.ts';
import { suggestPriceLevel } from './suggestPriceLevel.ts';
import { dearestZone, metroZones, zoneRateCents } from './zoneRate.ts';

const ON = '2026-11-20';

describe('zone prices', () => {
  it.each([
    ['Inner City', 85, 65, 95, 120],
    ['Inner West', 95, 75, 105, 135],
    ['Eastern', 105, 85, 115, 145],
    ['Northern Beaches', 125, 105, 135, 165],
    ['North Shore', 115, 95, 125, 155],
    ['Western', 135, 115, 145, 175],
  ] as const)('%s', (zone, ...dollars) => {
    expect(METRO_SERVICES.map((service) => zoneRateCents(zone, service, ON) / 100)).toEqual(dollars);
  });

  it('charges the more expensive of two zones', () => {
    expect(dearestZone(['Inner West', 'Western'], 'METRO_VIP', ON)).toBe('Western');
    expect(dearestZone(['Western', 'Inner West'], 'METRO_VIP', ON)).toBe('Western');
    expect(dearestZone([], 'METRO_VIP', ON)).toBeNull();
  });

  it('writes the table out with its suburbs', () => {
    const [innerCity] = metroZones(ON);
    expect(innerCity).toMatchObject({ allDayRate: 8500, standardRate: 6500, vipRate: 9500, expressRate: 12_000 });
    expect(innerCity?.suburbs).toHaveLength(18);
  });
});

describe('metroCoverage', () => {
  it.each([
    ['Newtown', 'Marrickville', { status: 'covered', zones: ['Inner West', 'Inner West'], unknownEnd: null }],
    ['Sydney', 'Manly', { status: 'covered', zones: ['Inner City', 'Northern Beaches'], unknownEnd: null }],
    ['Sydney', 'Sydney 2000', { status: 'covered', zones: ['Inner City', 'Inner City'], unknownEnd: null }],
    ['Newtown', 'Hurstville', { status: 'covered', zones: ['Inner West'], unknownEnd: 'delivery' }],
    ['Hurstville', 'Newtown', { status: 'covered', zones: ['Inner West'], unknownEnd: 'pickup' }],
    ['Newtown', 'Melbourne', { status: 'one-end-elsewhere' }],
    ['Newtown', 'Gold Coast', { status: 'one-end-elsewhere' }],
    ['Newtown', 'Ballarat VIC', { status: 'one-end-elsewhere' }],
    ['Wollongong', 'Newtown', { status: 'one-end-elsewhere' }],
    ['Newtown', '', { status: 'one-end-elsewhere' }],
    ['Hurstville 2220', 'Miranda 2228', { status: 'outside' }],
    ['Sydney', 'Hurstville', { status: 'outside' }],
    ['Sydney 2000', 'Hurstville', { status: 'outside' }],
    ['Footscray', 'Clayton', { status: 'outside' }],
  ])('from %j to %j', (from, to, expected) => {
    expect(metroCoverage(resolvePlace(from), resolvePlace(to))).toEqual(expected);
  });
});

describe('serviceOpening', () => {
  const sydney = cityByName('Sydney');
  const today = { status: 'today', date: '2026-11-20' } as const;
  const openAt = (time: string) => {
    const now = new Date(`2026-11-20T${time}+11:00`);
    return METRO_SERVICES.filter((service) => serviceOpening(service, today, sydney, now).status === 'open');
  };

  it.each([
    ['09:59:59', ['ALL_DAY', 'METRO_STANDARD', 'METRO_VIP', 'METRO_EXPRESS']],
    ['10:00:00', ['METRO_STANDARD', 'METRO_VIP', 'METRO_EXPRESS']],
    ['13:59:59', ['METRO_STANDARD', 'METRO_VIP', 'METRO_EXPRESS']],
    ['14:00:00', ['METRO_VIP', 'METRO_EXPRESS']],
    ['15:29:59', ['METRO_VIP', 'METRO_EXPRESS']],
    ['15:30:00', ['METRO_EXPRESS']],
    ['17:59:59', ['METRO_EXPRESS']],
    ['18:00:00', []],
  ])('at %s', (time, open) => {
    expect(openAt(time)).toEqual(open);
  });

  it('says when the next pickup is', () => {
    expect(serviceOpening('METRO_VIP', today, sydney, new Date('2026-11-20T15:30:00+11:00'))).toEqual({
      status: 'closed',
      code: 'after-cut-off',
      nextDate: '2026-11-23',
      message: 'Book by 3:30 PM AEDT. Next available: 23 Nov 2026.',
    });
  });

  it('is closed on weekends and on public holidays of the pickup’s state', () => {
    const morning = new Date('2026-12-28T08:00:00+11:00');
    const boxingDay = { status: 'today', date: '2026-12-28' } as const;
    expect(serviceOpening('ALL_DAY', boxingDay, sydney, morning)).toMatchObject({ nextDate: '2026-12-29' });
    const saturday = { status: 'later', date: '2026-11-21' } as const;
    expect(serviceOpening('ALL_DAY', saturday, sydney, morning)).toMatchObject({ code: 'no-business-day' });
  });

  it('opens every level on a later business day', () => {
    const evening = new Date('2026-11-20T22:00:00+11:00');
    for (const service of METRO_SERVICES) {
      const monday = { status: 'later', date: '2026-11-23' } as const;
      expect(serviceOpening(service, monday, sydney, evening).status).toBe('open');
    }
  });
});

describe('suggestPriceLevel', () => {
  it.each([
    ['09:00', '11:00', 'EXPRESS'],
    ['09:00', '09:00', 'EXPRESS'],
    ['09:00', '11:01', 'VIP'],
    ['09:00', '12:00', 'VIP'],
    ['09:00', '12:01', 'STANDARD'],
    ['11:00', '09:00', null],
    ['', '09:00', null],
    ['09:00', 'later', null],
  ])('for %j to %j', (from, to, level) => {
    expect(suggestPriceLevel(from, to)).toBe(level);
  });
});

describe('metroVehicleGroups', () => {
  it('offers the fleet first', () => {
    expect(metroVehicleGroups(ON).map(({ label, vehicles }) => [label, vehicles.length])).toEqual([
      ['Metro fleet (zone price)', 5],
      ['Dedicated vehicle (price by distance)', 5],
    ]);
  });
});
