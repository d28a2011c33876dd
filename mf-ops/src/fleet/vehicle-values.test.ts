import { BLANK_VALUES, toVehicle, vehicleErrors, withClass } from './vehicle-values.ts';

const filled = { ...withClass(BLANK_VALUES, '6t-truck'), registration: ' dk 61 qs ', depot: 'sydney' };

it('fills in what a usual vehicle of the class carries and needs', () => {
  expect(toVehicle(filled)).toEqual({
    registration: 'dk 61 qs',
    vehicleId: '6t-truck',
    capacityKg: 6000,
    pallets: 8,
    licenceClass: 'MR',
    depot: 'sydney',
  });
});

it('follows another class, but keeps what somebody typed', () => {
  expect(withClass({ ...filled, capacityKg: '5400' }, 'semi')).toMatchObject({
    capacityKg: '5400',
    pallets: '22',
    licenceClass: 'HC',
  });
});

it('names every field that is missing or no whole number', () => {
  expect(Object.keys(vehicleErrors(BLANK_VALUES)).sort()).toEqual(Object.keys(BLANK_VALUES).sort());
  expect(vehicleErrors({ ...filled, capacityKg: '5.5', pallets: 'six', registration: 'AB_1' })).toEqual({
    capacityKg: 'Capacity must be a whole number',
    pallets: 'Pallets is required',
    registration: 'Registration has letters, digits, spaces and hyphens only',
  });
  expect(vehicleErrors(filled)).toEqual({});
});
