import { EMPTY_QUOTE_REQUEST, floorPlan, type QuoteRequest, readLoad } from '@saltbush/freight';
import { breakEven } from './breakEven.ts';
import { drawnItems } from './drawnItems.ts';
import { fitProblems } from './fitProblems.ts';
import { truckChoice } from './truckChoice.ts';

const ON = '2026-11-20';
const PALLET = { lengthCm: '120', widthCm: '100', heightCm: '150' };

const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...changes });
const choice = (changes: Partial<QuoteRequest>) =>
  truckChoice(request(changes), readLoad(request(changes)), { onDate: ON, options: [], outcome: null });

describe('truckChoice', () => {
  it.each<[Partial<QuoteRequest>, string, string]>([
    [{}, 'suggested', '1t-van'],
    [{ ...PALLET, palletCount: '6' }, 'suggested', '6t-truck'],
    [{ palletCount: '99' }, 'suggested', 'b-double'],
    [{ mode: 'metro-pallets', metroVehicle: '1t-van' }, 'chosen', '1t-van'],
    [{ service: 'METRO_VIP', metroVehicle: null, palletCount: '3' }, 'suggested', '3t-truck'],
    [{ service: 'METRO_VIP', metroVehicle: 'semi' }, 'chosen', 'semi'],
    [{ mode: 'metro-hourly' }, 'suggested', '1t-van'],
    [{ mode: 'metro-hourly', hourlyVehicle: '8t-truck' }, 'chosen', '8t-truck'],
    [{ mode: 'ftl' }, 'chosen', 'semi'],
    [{ service: 'FTL', ftlVehicle: 'BDOUBLE' }, 'chosen', 'b-double'],
    [{ mode: 'ltl', palletCount: '22' }, 'shared', 'semi'],
    [{ mode: 'ltl', palletCount: '23' }, 'shared', 'b-double'],
  ])('for %o is %s: %s', (changes, status, id) => {
    expect(choice(changes)).toMatchObject({ status, vehicle: { id } });
  });

  it('offers first the vehicles that are priced like the chosen one', () => {
    const names = (metroVehicle: string) =>
      choice({ mode: 'metro-pallets', metroVehicle }).offered.map(({ name }) => name);
    expect(names('3t-truck')[0]).toBe('1T van');
    expect(names('1t-tray')[0]).toBe('1-tonne tray');
    const lane = { mode: 'ftl', pickup: 'Sydney', delivery: 'Perth' } as const;
    expect(choice(lane).offered.map(({ change }) => change)).toEqual([
      { ftlVehicle: 'SEMI' },
      { ftlVehicle: 'BDOUBLE' },
    ]);
  });
});

describe('drawnItems', () => {
  it('keeps each line at its index and draws none that says too little', () => {
    const line = { lengthCm: '', widthCm: '', heightCm: '', weightKg: '', count: '' };
    const items = drawnItems(request({ weightKg: '500', moreItems: [line, { ...line, count: '3' }] }));
    expect(items.map(({ count }) => count)).toEqual([0, 0, 3]);
  });
});

describe('fitProblems', () => {
  const problems = (changes: Partial<QuoteRequest>) => {
    const load = readLoad(request(changes));
    const { vehicle } = choice(changes);
    return fitProblems(vehicle, load, floorPlan(vehicle, load.items), load.items);
  };

  it('says every reason', () => {
    const van = { mode: 'metro-pallets', metroVehicle: '1t-van', ...PALLET, heightCm: '170' } as const;
    expect(problems({ ...van, palletCount: '2', weightKg: '900' })).toEqual([]);
    expect(problems({ ...van, palletCount: '6', weightKg: '1200' })).toEqual([
      'The load weighs 1,200 kg; it carries 1,000 kg.',
      'The load fills 12.24 m³; it holds 10 m³.',
      'It takes 2 pallets on the floor; 4 pallets are left over.',
    ]);
    expect(problems({ ...van, heightCm: '190', palletCount: '1' })).toEqual([
      '1 pallet is taller than the load space.',
    ]);
  });
});

describe('breakEven', () => {
  const lane = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne' } as const;

  it('says from how many pallets a whole truck is cheaper, and by how much', () => {
    const from = { status: 'from', text: 'From 16 pallets, a whole semi to Melbourne costs less than LTL.' };
    expect(breakEven(request(lane), ON)).toEqual(from);
    expect(breakEven(request({ ...lane, palletCount: '15' }), ON)).toEqual(from);
    expect(breakEven(request({ ...lane, palletCount: '18' }), ON)).toMatchObject({
      status: 'cheaper',
      vehicleType: 'SEMI',
      text: 'A whole semi costs $2,019.11 before GST. That is $403.82 less than 18 pallets by LTL.',
    });
    expect(breakEven(request({ ...lane, palletCount: '24' }), ON)).toEqual({
      status: 'from',
      text: 'From 25 pallets, a whole B-double to Melbourne costs less than LTL.',
    });
    expect(breakEven(request({ ...lane, palletCount: '40' }), ON)).toBeNull();
    expect(breakEven(request({ ...lane, delivery: 'Hobart', palletCount: '20' }), ON)).toBeNull();
  });
});
