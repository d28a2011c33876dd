import type { AddressFields } from '../api/addresses.ts';

export type Field = keyof AddressFields;
type FlagField = 'hasForklift' | 'needsTailgate' | 'hasDangerousGoods';

/** Headings of a file with addresses in their order, each with its field. Those by which a place is known must be there. */
export const COLUMNS = [
  { heading: 'Name', field: 'name', isRequired: true },
  { heading: 'Street', field: 'street', isRequired: true },
  { heading: 'Suburb', field: 'suburb', isRequired: true },
  { heading: 'Postcode', field: 'postcode', isRequired: true },
  { heading: 'Contact', field: 'contactName', isRequired: false },
  { heading: 'Phone', field: 'phone', isRequired: false },
  { heading: 'Opening hours', field: 'openingHours', isRequired: false },
  { heading: 'Gate width (m)', field: 'gateM', isRequired: false },
  { heading: 'Driveway length (m)', field: 'drivewayM', isRequired: false },
  { heading: 'Height limit (m)', field: 'heightM', isRequired: false },
  { heading: 'Forklift or dock', field: 'hasForklift', isRequired: false },
  { heading: 'Tailgate needed', field: 'needsTailgate', isRequired: false },
  { heading: 'Dangerous goods', field: 'hasDangerousGoods', isRequired: false },
  { heading: 'Instructions', field: 'instructions', isRequired: false },
] as const satisfies readonly { heading: string; field: Field; isRequired: boolean }[];

export type Column = (typeof COLUMNS)[number];

/** Whether a column says yes or no. */
export const isFlag = (field: Field): field is FlagField =>
  field === 'hasForklift' || field === 'needsTailgate' || field === 'hasDangerousGoods';
