import { CAPABILITIES } from './capabilities.ts';

const DESK = ['bookings', 'claims', 'clients', 'enquiries', 'drivers', 'runs', 'standing-pickups'].map(
  (desk) => `/api/ops/${desk}/search`,
);
const OWN = ['shipments', 'quotes', 'addresses', 'claims', 'runs'].map((list) => `/api/${list}/search`);

it('counts every search of a person, and takes one line', () => {
  const routes = CAPABILITIES.flatMap((capability) => capability.routes).filter(({ id }) => id.endsWith('/search'));
  expect(routes.map(({ id }) => id.replace('GET ', '')).sort()).toEqual([...DESK, ...OWN].sort());
  expect(routes.filter(({ rate, query }) => rate?.by !== 'user' || rate.name !== 'search' || query === null)).toEqual(
    [],
  );
});
