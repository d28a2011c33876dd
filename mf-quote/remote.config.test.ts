import { testRemote } from '@saltbush/tooling/testing/remote';
import config from './remote.config.ts';

testRemote(config, {
  folder: import.meta.dirname,
  routes: [
    '/quote everyone server',
    '/dashboard/quotes signed-in server',
    '/quotes/:token everyone client',
    '/quotes/:token/book everyone client',
    '/bookings/:token everyone client',
  ],
});
