import { defineCapability } from '@saltbush/capability';
import { type AddressParts, startAddresses } from './address-parts.ts';
import { seedDemoAddresses } from './demo/seedDemoAddresses.ts';
import type {} from './errors.ts';
import { addressesSql } from './migrations/0091-addresses.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type { AddressTables } from './tables.ts';

export type { AddressTables } from './tables.ts';

/** The address book of each client: places to pick up from and deliver to. */
export const addresses = defineCapability<AddressTables, AddressParts>({
  name: 'addresses',
  tables: ['addresses'],
  migrations: [{ id: '0091-addresses', statements: addressesSql }],
  start: startAddresses,
  routes,
  people,
  retention,
  demo: seedDemoAddresses,
});
