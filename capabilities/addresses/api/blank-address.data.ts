import type { AddressFields } from './addresses.ts';

/** A place of which nothing is written down yet. */
export const BLANK_ADDRESS: AddressFields = {
  name: '',
  street: '',
  suburb: '',
  postcode: '',
  contactName: '',
  phone: '',
  openingHours: '',
  gateM: '',
  drivewayM: '',
  heightM: '',
  hasForklift: false,
  needsTailgate: false,
  hasDangerousGoods: false,
  instructions: '',
};
