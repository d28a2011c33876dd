import { testRemote } from '@saltbush/tooling/testing/remote';
import config from './remote.config.ts';

testRemote(config, {
  folder: import.meta.dirname,
  routes: ['/job/:token everyone client'],
});
