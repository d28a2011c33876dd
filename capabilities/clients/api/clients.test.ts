import { fieldErrors } from '@saltbush/business-api/field-errors';
import { type ClientFields, clientFieldsSchema, MAX_DELIVERY_ZONES, newClientSchema } from './clients.ts';

const CLIENT: ClientFields = {
  businessName: 'Harbour Produce',
  abn: '51 824 753 556',
  contactName: 'Nina Park',
  email: 'nina@harbour.example',
  phone: '0412 345 678',
  website: '',
  freightType: 'Pallets',
  avgShipmentsPerWeek: 12,
  vehicleTypes: ['4T Truck'],
  specialRequirements: [],
  hasRecurringJobs: false,
  recurringSchedule: '',
  originSuburb: 'Alexandria',
  deliveryZones: ['Newtown', 'Manly'],
  focus: 'metro',
  podMethod: 'Digital POD Only',
  palletExchange: false,
  xeroIntegration: false,
  notifyAllocator: true,
  accountStatus: 'active',
};

const errorsOf = (changes: Record<string, unknown>) => fieldErrors(clientFieldsSchema, { ...CLIENT, ...changes });

describe('clientFieldsSchema', () => {
  it('accepts a complete client', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('has the ten messages of the form', () => {
    const blank = {
      businessName: '',
      abn: '',
      contactName: ' ',
      email: '',
      phone: '',
      freightType: '',
      avgShipmentsPerWeek: Number.NaN,
      vehicleTypes: [],
      originSuburb: '\t',
      podMethod: '',
    };
    expect(errorsOf(blank)).toEqual({
      businessName: 'Business name is required',
      abn: 'ABN/ACN is required',
      contactName: 'Contact name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      freightType: 'Please select freight type',
      avgShipmentsPerWeek: 'Please enter average shipments',
      vehicleTypes: 'Please select at least one vehicle type',
      originSuburb: 'Origin suburb is required',
      podMethod: 'Please select POD method',
    });
  });

  it.each(['nina', 'nina@harbour', '@harbour.example', 'a b@c.example', 'a@b.example\r\nbcc: c@d.example'])(
    'refuses the address %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it.each([0, -3, undefined, null, Number.NaN])('refuses %p shipments', (avgShipmentsPerWeek) => {
    expect(errorsOf({ avgShipmentsPerWeek })).toEqual({ avgShipmentsPerWeek: 'Please enter average shipments' });
  });

  it.each([1, 2.5, 100_000])('accepts %d shipments', (avgShipmentsPerWeek) => {
    expect(errorsOf({ avgShipmentsPerWeek })).toEqual({});
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown vehicle', { vehicleTypes: ['Sled'] }, 'vehicleTypes[0]'],
    ['a vehicle twice too often', { vehicleTypes: Array(7).fill('1T Van') }, 'vehicleTypes'],
    ['an unknown focus', { focus: 'moon' }, 'focus'],
    ['an unknown status', { accountStatus: 'owner' }, 'accountStatus'],
    ['an inherited property name', { accountStatus: 'constructor' }, 'accountStatus'],
    ['a blank zone', { deliveryZones: ['Newtown', ' '] }, 'deliveryZones[1]'],
    ['a novel', { businessName: 'x'.repeat(121) }, 'businessName'],
    ['a line break', { contactName: 'Nina\nPark' }, 'contactName'],
    ['an unknown field', { isStaff: true }, ''],
  ])('refuses %s', (_what, changes, path) => {
    expect(Object.keys(errorsOf(changes))).toEqual([path]);
  });

  it('limits the number of zones', () => {
    const zones = (count: number) => Array.from({ length: count }, (_zone, index) => `Zone ${index}`);
    expect(errorsOf({ deliveryZones: zones(MAX_DELIVERY_ZONES) })).toEqual({});
    expect(errorsOf({ deliveryZones: zones(10_000) })).toEqual({
      deliveryZones: 'There is room for 200 delivery zones',
    });
  });
});

describe('newClientSchema', () => {
  const submissionId = '3f2a1b0c-9d8e-4f7a-8b6c-5d4e3f2a1b0c';
  const sheet = { name: 'rates.csv', text: 'Origin' };

  it.each<[string, Record<string, unknown>, boolean]>([
    ['no sheet', { submissionId, rateSheet: null }, true],
    ['a sheet', { submissionId, rateSheet: sheet }, true],
    ['no field for a sheet', { submissionId }, false],
    ['a sheet with an unknown field', { submissionId, rateSheet: { ...sheet, type: 'x' } }, false],
    ['no submission', { rateSheet: null }, false],
    ['an invalid submission id', { submissionId: '1', rateSheet: null }, false],
  ])('judges %s', (_what, changes, isValid) => {
    expect(newClientSchema.isValidSync({ ...CLIENT, ...changes }, { strict: true })).toBe(isValid);
  });
});
