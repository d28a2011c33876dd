import { recordVersion } from '@saltbush/business-api/record-version';
import { line, lines, requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { ADDRESS_LENGTHS } from './address-limits.ts';

/** What a client writes down of a place. Every text may be blank but name, street and suburb. */
export interface AddressFields {
  /** The business at this place, as drivers ask for it. */
  name: string;
  street: string;
  suburb: string;
  /** Four digits. */
  postcode: string;
  contactName: string;
  phone: string;
  /** In the client's words: `Mon to Fri 7:00 to 15:30`. */
  openingHours: string;
  /** Metres as typed, such as `3.2`: the narrowest place on the way in. */
  gateM: string;
  /** Metres as typed: from the kerb to where a truck has to stop. */
  drivewayM: string;
  /** Metres as typed: the lowest branch, cable, canopy or door. */
  heightM: string;
  /** A forklift or a loading dock. */
  hasForklift: boolean;
  /** Freight here is loaded or unloaded with a tailgate. */
  needsTailgate: boolean;
  /** Freight from or to here usually has dangerous goods in it. */
  hasDangerousGoods: boolean;
  instructions: string;
}

export interface Address extends AddressFields {
  /** Such as `ADR-2026-00001`. */
  reference: string;
  /** Send it back with a change. If somebody else changed it meanwhile, the change is refused with `stale`. */
  version: number;
}

/** `GET /api/addresses?search=&near=&page=`, by name. */
export interface AddressList {
  rows: Address[];
  /** Number of all rows that the search finds. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** Parameters of `GET /api/addresses`; each may be left out. */
export interface AddressQuery {
  /** Words, each of which is in the name, street, suburb, postcode or contact. */
  search?: string;
  /** A place as typed. Addresses in a suburb that it names come first. */
  near?: string;
  page?: number;
}

/** `POST /api/addresses`. */
export interface AddAddressInput extends AddressFields {
  /** A UUID made once per form. Sent again, the gateway answers the same address. */
  submissionId: string;
}

/** `POST /api/addresses/:reference/changes`. */
export interface ChangeAddressInput extends AddressFields {
  version: number;
}

/** `POST /api/addresses/:reference/removal`. */
export interface RemoveAddressInput {
  version: number;
}

/** What is wrong in one cell of a file. */
export interface AddressFileFault {
  /** As spreadsheets count: the heading is row 1. */
  row: number;
  /** Heading of the column; blank when the whole row is meant. */
  column: string;
  message: string;
}

/** `POST /api/addresses/imports`: what a file did, or would do. Rows with faults are left out. */
export interface AddressImport {
  /** Rows that can be used. */
  rowCount: number;
  added: number;
  /** Places that the book has already, and of which the file says something else. */
  changed: number;
  unchanged: number;
  /** Number of rows that are left out. */
  faultyRows: number;
  /** The first hundred. */
  faults: AddressFileFault[];
  /** What is said about the whole file, such as a heading that is not known. */
  notes: string[];
  /** The first rows that can be used. */
  firstRows: AddressFields[];
}

/** `check` only says what the file would do. */
export interface ImportAddressesQuery {
  act: 'check' | 'import';
}

const MOST_METRES = 100;
const CENTIMETRES = 100;

/** Whole centimetres of metres as typed; null for a blank text, NaN for one that is no length of a site. */
export function centimetresOf(metres: string): number | null {
  const text = metres.trim();
  if (text === '') return null;
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * CENTIMETRES) : 0;
  return value > 0 && value <= MOST_METRES * CENTIMETRES ? value : Number.NaN;
}

/** `3.2` for 320; blank for null. */
export const metresText = (centimetres: number | null): string =>
  centimetres === null ? '' : String(centimetres / CENTIMETRES);

const metres = (label: string) =>
  line(label, ADDRESS_LENGTHS.metres).test(
    'metres',
    `${label}: enter metres above 0 and up to ${MOST_METRES}, such as 3.2, or leave it blank`,
    (text) => !Number.isNaN(centimetresOf(text)),
  );

const shape = {
  name: requiredLine('Name', ADDRESS_LENGTHS.name),
  street: requiredLine('Street address', ADDRESS_LENGTHS.street),
  suburb: requiredLine('Suburb', ADDRESS_LENGTHS.suburb),
  postcode: line('Postcode', ADDRESS_LENGTHS.postcode).matches(
    /^(\d{4})?$/,
    'Postcode has four digits. Leave it blank if you do not know it',
  ),
  contactName: line('Contact name', ADDRESS_LENGTHS.contactName),
  phone: line('Phone number', ADDRESS_LENGTHS.phone),
  openingHours: line('Opening hours', ADDRESS_LENGTHS.openingHours),
  gateM: metres('Gate width'),
  drivewayM: metres('Driveway length'),
  heightM: metres('Height limit'),
  hasForklift: yup.boolean().defined(),
  needsTailgate: yup.boolean().defined(),
  hasDangerousGoods: yup.boolean().defined(),
  instructions: lines('Instructions', ADDRESS_LENGTHS.instructions),
};

export const addressFieldsSchema = yup.object(shape).noUnknown();
export const addAddressSchema = yup.object({ submissionId: yup.string().required().uuid(), ...shape }).noUnknown();
export const changeAddressSchema = yup.object({ version: recordVersion, ...shape }).noUnknown();
export const removeAddressSchema = yup.object({ version: recordVersion }).noUnknown();

const SEARCH_LENGTH = 100;
const PAGE_LENGTH = 6;
const queryShape = {
  search: line('Search', SEARCH_LENGTH).optional(),
  page: line('Page', PAGE_LENGTH).optional(),
};

export const addressQuerySchema = yup
  .object({ ...queryShape, near: line('Near', ADDRESS_LENGTHS.street).optional() })
  .noUnknown();
const REFERENCE_LENGTH = 40;
export const deskAddressQuerySchema = yup
  .object({ client: requiredLine('Client', REFERENCE_LENGTH), ...queryShape })
  .noUnknown();
export const exportAddressesSchema = yup.object({ search: queryShape.search }).noUnknown();
export const importAddressesSchema: yup.ObjectSchema<ImportAddressesQuery> = yup
  .object({
    act: yup
      .mixed<ImportAddressesQuery['act']>()
      .oneOf(['check', 'import'], 'Say whether to check the file or to import it')
      .required('Say whether to check the file or to import it'),
  })
  .noUnknown();
