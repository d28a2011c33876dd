import { testRemote } from '@saltbush/tooling/testing/remote';
import config from './remote.config.ts';
import { hrefOf, sections } from './src/dashboard/sections.ts';

testRemote(config, {
  folder: import.meta.dirname,
  routes: [
    '/ signed-in server',
    '/dashboard signed-in server',
    '/dashboard/shipments signed-in server',
    '/dashboard/analytics signed-in server',
    '/dashboard/rate-sheets signed-in server',
    '/dashboard/:section signed-in server',
    '/dashboard/bulk-booking signed-in server',
    '/dashboard/shipments/runs signed-in server',
    '/dashboard/shipments/runs/new signed-in server',
    '/dashboard/shipments/runs/:reference signed-in server',
    '/dashboard/invoices signed-in server',
    '/dashboard/addresses signed-in server',
    '/dashboard/templates signed-in server',
    '/dashboard/standing-pickups signed-in server',
    '/dashboard/invoices/statement signed-in server',
    '/dashboard/shipments/:reference signed-in server',
    '/dashboard/shipments/:reference/change signed-in server',
    '/dashboard/shipments/:reference/claim signed-in server',
    '/dashboard/claims signed-in server',
    '/dashboard/claims/:reference signed-in server',
    '/dashboard/alerts signed-in server',
    '/alerts/unsubscribe/:token/:what everyone client',
    '/dashboard/people signed-in server',
    '/dashboard/keys signed-in server',
    '/dashboard/keys/webhooks signed-in server',
    '/dashboard/join/:token signed-in server',
    '/track everyone server',
  ],
});

it('gives every section of the dashboard a title of its own', () => {
  const titled = config.routes.filter(({ path }) => sections.some(({ id }) => path === hrefOf(id)));
  expect(new Set(titled.map(({ title }) => title)).size).toBe(sections.length);
});
