import { availableServices } from './availableServices.ts';
import { calculateBlockers } from './calculateBlockers.ts';
import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest, quoteMode } from './quote-request.ts';
import type { ServiceOption } from './quote-types.ts';
import { chooseFtlDestination, chooseFtlOrigin, isRecalculating, recalculateQuote } from './recalculateQuote.ts';
import { selectService } from './selectService.ts';

/** A Friday, 9 AM in Sydney. */
const NOW = new Date('2026-11-20T09:00:00+11:00');
const NOON = new Date('2026-11-20T12:00:00+11:00');

const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...changes });
const recalculate = (changes: Partial<QuoteRequest>, now = NOW) => recalculateQuote(request(changes), { now });

describe('availableServices', () => {
  it('lists the metro services of two Sydney suburbs with their prices', () => {
    const { options, notice } = availableServices(request({ pickup: 'Newtown 2042', delivery: 'Glebe 2037' }), {
      now: NOON,
    });
    expect(notice).toBeNull();
    expect(
      options.map(({ type, available, rateCents, message, zone }) => [type, available, rateCents, message, zone]),
    ).toEqual([
      ['ALL_DAY', false, null, 'Book by 10:00 AM AEDT. Next available: 23 Nov 2026.', null],
      ['METRO_STANDARD', true, 7500, null, 'Inner West'],
      ['METRO_VIP', true, 10_500, null, 'Inner West'],
      ['METRO_EXPRESS', true, 13_500, null, 'Inner West'],
    ]);
  });

  it('lists LTL without a price until there is a count', () => {
    const { options } = availableServices(request({ pickup: 'Sydney', delivery: 'Perth' }), { now: NOW });
    expect(options.map(({ type, available, rateCents }) => [type, available, rateCents])).toEqual([
      ['LTL', true, null],
      ['FTL', true, 1_027_908],
    ]);
  });

  it('shows why a card has no price', () => {
    const { options } = availableServices(request({ pickup: 'Sydney', delivery: 'Perth', palletCount: '51' }), {
      now: NOW,
    });
    expect(options[0]).toMatchObject({
      type: 'LTL',
      available: false,
      message: 'Please enter between 1 and 50 pallets, or contact us for a full truck.',
    });
  });

  it('keeps a card, with the message, for a lane within one city', () => {
    const { options } = availableServices(request({ pickup: 'Sydney', delivery: 'Sydney' }), { now: NOW });
    expect(options.map(({ type, available }) => [type, available])).toEqual([
      ['ALL_DAY', true],
      ['METRO_STANDARD', true],
      ['METRO_VIP', true],
      ['METRO_EXPRESS', true],
      ['FTL', false],
    ]);
    expect(options.at(-1)?.message).toBe('No matching rate found. Contact us for a custom quote.');
  });

  it.each([
    ['Newtown 2042', 'Melbourne', ['LTL', 'FTL']],
    ['Sydney', 'Hobart', ['LTL']],
    ['Melbourne', 'Brisbane', ['FTL']],
    ['Footscray', 'Clayton', []],
    ['Newtown 2042', '', []],
  ])('from %j to %j', (pickup, delivery, types) => {
    const { options } = availableServices(request({ pickup, delivery }), { now: NOW });
    expect(options.map(({ type }) => type)).toEqual(types);
  });

  it('says why there is no service', () => {
    const notice = (pickup: string, delivery: string) =>
      availableServices(request({ pickup, delivery }), { now: NOW }).notice;
    expect(notice('Hurstville', 'Miranda')).toMatch(
      /^Outside our fixed metro zones: we have no fixed price for Hurstville and Miranda\. /,
    );
    expect(notice('Newtown 2042', 'Newcastle')).toBe(
      'We have no fixed price between Newtown and Newcastle. Contact us for a custom quote.',
    );
    expect(notice('Newtown', 'Newcastle')).toMatch(/^Which Newtown do you mean: Newtown NSW 2042, /);
    expect(notice('Richmond', 'Newcastle')).toMatch(/^Which Richmond do you mean: Richmond VIC 3121, Richmond NSW, /);
    expect(notice('Newtown 2042', '')).toBeNull();
  });

  it('shows on every card the total of the summary', () => {
    for (const metroVehicle of [null, '6t-truck', 'semi']) {
      const asked = request({ pickup: 'Sydney', delivery: 'Manly 2095', metroVehicle, tailgate: true, palletCount: 2 });
      for (const { type, available, rateCents } of availableServices(asked, { now: NOW }).options) {
        const outcome = priceQuote({ ...asked, service: type }, { now: NOW });
        if (available) expect(outcome).toMatchObject({ status: 'priced', quote: { totalExGstCents: rateCents } });
      }
    }
  });
});

describe('selectService', () => {
  const option = (type: ServiceOption['type'], rateCents: number | null, available = true): ServiceOption => ({
    type,
    name: type,
    available,
    rateCents,
    message: null,
    vehicleType: null,
    zone: null,
    turnaround: null,
    palletRange: null,
  });

  it.each([
    ['nothing', [], null],
    ['the only one available', [option('ALL_DAY', 1, false), option('LTL', null)], 'LTL'],
    ['the cheapest', [option('ALL_DAY', 9500), option('METRO_STANDARD', 7500)], 'METRO_STANDARD'],
    ['the earlier one of equals', [option('FTL', 7500), option('METRO_VIP', 7500), option('LTL', 7500)], 'METRO_VIP'],
    ['FTL when none has a price', [option('LTL', null), option('FTL', null)], 'FTL'],
    ['none when none is available', [option('LTL', 1, false), option('FTL', 1, false)], null],
  ] as const)('takes %s', (_name, options, expected) => {
    expect(selectService(options)).toBe(expected);
  });
});

describe('recalculateQuote', () => {
  it('preselects the cheapest service and the first metro vehicle', () => {
    expect(recalculate({ pickup: 'Newtown 2042', delivery: 'Manly 2095' }).request).toMatchObject({
      service: 'METRO_STANDARD',
      metroVehicle: '1t-van',
      ftlVehicle: null,
    });
  });

  it('keeps a chosen metro vehicle', () => {
    expect(
      recalculate({ pickup: 'Newtown 2042', delivery: 'Manly 2095', metroVehicle: '6t-truck' }).request,
    ).toMatchObject({
      metroVehicle: '6t-truck',
    });
  });

  it('preselects the first vehicle of an FTL lane', () => {
    expect(recalculate({ pickup: 'Perth', delivery: 'Sydney' }).request).toMatchObject({
      service: 'FTL',
      ftlVehicle: 'SEMI',
      metroVehicle: null,
    });
  });

  it('prefers a priced LTL load to a full truck', () => {
    expect(recalculate({ pickup: 'Sydney', delivery: 'Perth', palletCount: '3' }).request.service).toBe('LTL');
    expect(recalculate({ pickup: 'Sydney', delivery: 'Melbourne', palletCount: '20' }).request.service).toBe('FTL');
  });

  it('leaves the choice of level to the tabs in the metro modes', () => {
    const tab = { mode: 'metro-pallets', pickup: 'Newtown 2042', delivery: 'Manly 2095' } as const;
    expect(recalculate(tab).request.service).toBe('ALL_DAY');
    expect(recalculate({ ...tab, service: 'METRO_EXPRESS' }).request.service).toBe('METRO_EXPRESS');
  });

  it('selects nothing when nothing is available', () => {
    const evening = new Date('2026-11-20T18:00:00+11:00');
    expect(
      recalculate({ pickup: 'Newtown 2042', delivery: 'Manly 2095', service: 'METRO_VIP' }, evening).request.service,
    ).toBeNull();
  });
});

describe('FTL selects', () => {
  const chosen = request({ mode: 'ftl', pickup: 'Sydney', delivery: 'Perth', ftlVehicle: 'BDOUBLE' });

  it('clear what follows', () => {
    expect(chooseFtlOrigin(chosen, 'Perth')).toMatchObject({ pickup: 'Perth', delivery: '', ftlVehicle: null });
    expect(chooseFtlDestination(chosen, 'Adelaide')).toMatchObject({ delivery: 'Adelaide', ftlVehicle: null });
  });
});

describe('quoteMode', () => {
  it.each([
    ['metro-pallets', 'metro-pallets'],
    ['same-day-metro-pallets', 'same-day-metro-pallets'],
    ['metro-hourly', 'metro-hourly'],
    ['ftl', 'ftl'],
    ['ltl', 'ltl'],
    ['FTL', 'general'],
    [null, 'general'],
  ])('of %j is %s', (parameter, mode) => {
    expect(quoteMode(parameter)).toBe(mode);
  });
});

describe('calculateBlockers', () => {
  const blockers = (changes: Partial<QuoteRequest>, isBusy = false) => {
    const asked = request(changes);
    return calculateBlockers(asked, availableServices(asked, { now: NOW }).options, { isBusy });
  };

  it.each([
    [{}, ['pickup-missing', 'delivery-missing']],
    [{ pickup: ' ', delivery: 'Perth' }, ['pickup-missing']],
    [{ pickup: 'Sydney', delivery: 'Perth' }, ['service-missing']],
    [{ pickup: 'Sydney', delivery: 'Perth', service: 'LTL' }, ['pallet-count-missing']],
    [{ pickup: 'Sydney', delivery: 'Perth', service: 'LTL', palletCount: '3' }, []],
    [{ pickup: 'Newtown 2042', delivery: 'Manly 2095', service: 'ALL_DAY' }, ['metro-vehicle-missing']],
    [{ pickup: 'Newtown 2042', delivery: 'Manly 2095', service: 'METRO_VIP', metroVehicle: '1t-van' }, []],
    [{ pickup: 'Perth', delivery: 'Sydney', service: 'FTL' }, []],
    [{ pickup: 'Hurstville', delivery: 'Miranda' }, []],
    [{ pickup: 'Sydney', delivery: 'Sydney', service: 'METRO_HOURLY' }, ['hourly-vehicle-missing']],
  ] as const)('for %o', (changes, expected) => {
    expect(blockers(changes)).toEqual(expected);
  });

  it('blocks while busy', () => {
    expect(blockers({ pickup: 'Perth', delivery: 'Sydney', service: 'FTL' }, true)).toEqual(['busy']);
  });
});

describe('isRecalculating', () => {
  const line = { lengthCm: '', widthCm: '', heightCm: '', weightKg: '', count: '2' };

  it.each<[Partial<QuoteRequest>, boolean]>([
    [{ pickup: 'Newtown 2042' }, true],
    [{ palletCount: '3' }, true],
    [{ ftlVehicle: 'SEMI' }, true],
    [{ moreItems: [line] }, true],
    [{ moreItems: [{ ...line, count: '' }] }, false],
    [{ weightKg: '100' }, false],
    [{ tailgate: true }, false],
  ])('after a change to %o: %p', (change, expected) => {
    expect(isRecalculating(request({}), request(change))).toBe(expected);
  });
});
