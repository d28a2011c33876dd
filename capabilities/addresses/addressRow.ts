import type { Selectable } from 'kysely';
import { type Address, type AddressFields, centimetresOf, metresText } from './api/addresses.ts';
import { placeKey } from './placeKey.ts';
import type { AddressTables } from './tables.ts';

export type AddressRow = Selectable<AddressTables['addresses']>;

export const fieldsOf = (row: AddressRow): AddressFields => ({
  name: row.name,
  street: row.street,
  suburb: row.suburb,
  postcode: row.postcode,
  contactName: row.contact_name,
  phone: row.phone,
  openingHours: row.opening_hours,
  gateM: metresText(row.gate_cm),
  drivewayM: metresText(row.driveway_cm),
  heightM: metresText(row.height_cm),
  hasForklift: row.has_forklift,
  needsTailgate: row.needs_tailgate,
  hasDangerousGoods: row.has_dangerous_goods,
  instructions: row.instructions,
});

export const addressOf = (row: AddressRow): Address => ({
  ...fieldsOf(row),
  reference: row.reference,
  version: row.version,
});

/** What was entered, as it is stored: without spaces around it. */
export const columnsOf = (fields: AddressFields) => ({
  place_key: placeKey(fields),
  name: fields.name.trim(),
  street: fields.street.trim(),
  suburb: fields.suburb.trim(),
  postcode: fields.postcode,
  contact_name: fields.contactName.trim(),
  phone: fields.phone.trim(),
  opening_hours: fields.openingHours.trim(),
  gate_cm: centimetresOf(fields.gateM),
  driveway_cm: centimetresOf(fields.drivewayM),
  height_cm: centimetresOf(fields.heightM),
  has_forklift: fields.hasForklift,
  needs_tailgate: fields.needsTailgate,
  has_dangerous_goods: fields.hasDangerousGoods,
  instructions: fields.instructions.trim(),
});

type Columns = ReturnType<typeof columnsOf>;

/** Whether these columns say what the row says. */
export const saysTheSame = (row: AddressRow, columns: Columns): boolean =>
  (Object.keys(columns) as (keyof Columns)[]).every((name) => row[name] === columns[name]);
