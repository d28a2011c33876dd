import type { FileOf } from '@saltbush/business-api/api/route';
import type { SearchRoute } from '@saltbush/contract/search';
import type {
  AddAddressInput,
  Address,
  AddressImport,
  AddressList,
  AddressQuery,
  ChangeAddressInput,
  ImportAddressesQuery,
  RemoveAddressInput,
} from './api/addresses.ts';

export { ADDRESS_LENGTHS, MOST_ADDRESS_FILE_BYTES, MOST_ADDRESSES } from './api/address-limits.ts';
export {
  type AddAddressInput,
  type Address,
  type AddressFields,
  type AddressFileFault,
  type AddressImport,
  type AddressList,
  type AddressQuery,
  addAddressSchema,
  type ChangeAddressInput,
  changeAddressSchema,
  type ImportAddressesQuery,
  type RemoveAddressInput,
  removeAddressSchema,
} from './api/addresses.ts';
export { BLANK_ADDRESS } from './api/blank-address.data.ts';
export { driverWords } from './api/driverWords.ts';
export { addressLabel, hasWords } from './api/findByWords.ts';
export { siteWords } from './api/siteWords.ts';

interface Known {
  /** Reference of the address that the book has for this place. */
  reference: string;
}

/** What each route takes and gives. */
export interface AddressRoutes {
  'GET /api/addresses': { query: AddressQuery; answer: AddressList };
  'GET /api/addresses/search': SearchRoute;
  'GET /api/addresses.csv': { query: Pick<AddressQuery, 'search'>; answer: FileOf<'text/csv'> };
  'POST /api/addresses': {
    body: AddAddressInput;
    answer: Address;
    refusals: { 'address-known': Known; 'book-full': unknown };
  };
  'POST /api/addresses/imports': {
    query: ImportAddressesQuery;
    file: 'text/csv';
    answer: AddressImport;
    refusals: { 'book-full': unknown };
  };
  'GET /api/addresses/:reference': { answer: Address };
  'POST /api/addresses/:reference/changes': {
    body: ChangeAddressInput;
    answer: Address;
    refusals: { 'address-known': Known; stale: unknown };
  };
  'POST /api/addresses/:reference/removal': {
    body: RemoveAddressInput;
    answer: Address;
    refusals: { stale: unknown };
  };
  'GET /api/ops/addresses': { query: { client: string; search?: string; page?: number }; answer: AddressList };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends AddressRoutes {}
}
