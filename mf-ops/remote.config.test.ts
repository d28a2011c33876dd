import { testRemote } from '@saltbush/tooling/testing/remote';
import config from './remote.config.ts';

testRemote(config, {
  folder: import.meta.dirname,
  routes: [
    '/ops ops client',
    '/ops/releases ops client',
    '/ops/releases/:name ops client',
    '/ops/releases/:name/compare ops client',
    '/ops/failures ops client',
    '/ops/failures/:id ops client',
    '/ops/versions ops client',
    '/ops/activity ops client',
    '/ops/flags ops client',
    '/ops/paths ops client',
    '/ops/slots ops client',
    '/ops/services ops client',
    '/ops/publishers ops client',
    '/ops/tokens ops client',
    '/ops staff client',
    '/ops/bookings staff client',
    '/ops/board staff client',
    '/ops/fleet staff client',
    '/ops/fleet/:reference staff client',
    '/ops/bookings/:reference staff client',
    '/ops/standing-pickups staff client',
    '/ops/standing-pickups/:reference staff client',
    '/ops/enquiries staff client',
    '/ops/enquiries/:reference staff client',
    '/ops/clients staff client',
    '/ops/clients/:reference staff client',
    '/ops/invoices staff client',
    '/ops/claims staff client',
    '/ops/claims/:reference staff client',
    '/ops/drivers staff client',
    '/ops/drivers/:reference staff client',
    '/ops/quotes staff client',
    '/ops/mail staff client',
    '/ops/mail/:id staff client',
    '/ops/people staff client',
  ],
});

it('has the API at hand on every page, and one entry in the menus for each role', () => {
  for (const { lazyShared } of config.routes) expect(lazyShared).toContain('@saltbush/contract/api');
  const entries = config.routes.flatMap(({ navigation, access }) =>
    navigation ? [`${navigation.label} ${access}`] : [],
  );
  expect(entries).toEqual(['Release console ops', 'Bookings desk staff']);
});
