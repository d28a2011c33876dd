import { addZone } from './addZone.ts';
import { firstQuoteHref } from './firstQuoteHref.ts';
import { dropSetupDraft, keepSetupDraft, readSetupDraft } from './setup-draft.ts';
import { EMPTY_SETUP, type SetupValues } from './setup-values.ts';
import { fieldOfPath, setupErrors } from './setupErrors.ts';

const KEY = 'saltbush.new-client';
const submissionId = '3f2a1b0c-9d8e-4f7a-8b6c-5d4e3f2a1b0c';
const values: SetupValues = { ...EMPTY_SETUP, businessName: 'Harbour Produce', vehicleTypes: ['4T Truck'] };

describe('a draft', () => {
  afterEach(() => localStorage.clear());

  it('is restored, and gone once dropped', () => {
    keepSetupDraft({ values, submissionId, hadRateSheet: true });
    expect(readSetupDraft()).toEqual({ values, submissionId, hadRateSheet: true });
    dropSetupDraft();
    expect(readSetupDraft()).toBeNull();
  });

  it('loses only fields that are no longer valid', () => {
    const stale = {
      ...values,
      freightType: 'Elephants',
      vehicleTypes: 7,
      focus: null,
      admin: true,
      phone: 'x'.repeat(9_999),
    };
    localStorage.setItem(KEY, JSON.stringify({ version: 1, submissionId, values: stale }));
    expect(readSetupDraft()?.values).toEqual({ ...EMPTY_SETUP, businessName: 'Harbour Produce' });
  });

  it.each([
    ['another version', { version: 2, submissionId, values }],
    ['no submission', { version: 1, values }],
    ['an empty form', { version: 1, submissionId, values: EMPTY_SETUP }],
    ['values that are none', { version: 1, submissionId, values: 'x' }],
    ['nothing', null],
  ])('of %s is none', (_what, kept) => {
    localStorage.setItem(KEY, JSON.stringify(kept));
    expect(readSetupDraft()).toBeNull();
  });

  it('is ignored when it is not JSON', () => {
    localStorage.setItem(KEY, '{');
    expect(readSetupDraft()).toBeNull();
  });
});

describe('addZone', () => {
  it('trims, and ignores blank and repeated ones', () => {
    expect(addZone([], '  Newtown ')).toEqual({ status: 'added', zones: ['Newtown'] });
    expect(addZone(['Newtown'], ' newtown')).toEqual({ status: 'ignored' });
    expect(addZone(['Newtown'], '  ')).toEqual({ status: 'ignored' });
  });

  it('has a limit, and says so', () => {
    const full = Array.from({ length: 200 }, (_zone, index) => `Zone ${index}`);
    expect(addZone(full, 'One more')).toMatchObject({ status: 'refused', message: expect.stringContaining('200') });
    expect(addZone([], 'x'.repeat(81))).toMatchObject({ status: 'refused' });
  });
});

describe('setupErrors', () => {
  it('finds ten errors in an empty form', () => {
    expect(Object.keys(setupErrors(EMPTY_SETUP))).toHaveLength(10);
  });

  it('asks for no schedule without recurring jobs', () => {
    const long = 'x'.repeat(1_001);
    expect(setupErrors({ ...EMPTY_SETUP, recurringSchedule: long }).recurringSchedule).toBeUndefined();
    expect(
      setupErrors({ ...EMPTY_SETUP, hasRecurringJobs: true, recurringSchedule: long }).recurringSchedule,
    ).toContain('1000');
  });

  it.each([
    ['vehicleTypes[2]', 'vehicleTypes'],
    ['rateSheet.text', 'rateSheet'],
    ['email', 'email'],
    ['emailer', null],
    ['submissionId', null],
  ])('gives %s to %s', (path, field) => {
    expect(fieldOfPath(path)).toBe(field);
  });
});

describe('firstQuoteHref', () => {
  it.each<[Partial<SetupValues>, string]>([
    [{ originSuburb: ' Alexandria NSW 2015 ' }, '/quote?pickup=Alexandria+NSW+2015'],
    [
      { originSuburb: 'Manly', vehicleTypes: ['Semi Trailer', '6T Truck'] },
      '/quote?pickup=Manly&metroVehicle=6t-truck',
    ],
    [
      { originSuburb: 'Manly', vehicleTypes: ['6T Truck', 'B-Double'], focus: 'interstate' },
      '/quote?pickup=Manly&ftlVehicle=BDOUBLE',
    ],
  ])('of %j is %s', (changes, href) => {
    expect(firstQuoteHref({ ...EMPTY_SETUP, ...changes })).toBe(href);
  });
});
