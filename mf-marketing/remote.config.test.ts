import { basename } from 'node:path';
import { testRemote } from '@saltbush/tooling/testing/remote';
import config from './remote.config.ts';

// The paths of the specification, and the private page of an application.
testRemote(config, {
  folder: import.meta.dirname,
  routes: [
    '/ everyone server',
    '/services everyone server',
    '/services/ftl everyone server',
    '/services/ltl everyone server',
    '/services/metro everyone server',
    '/services/taxi-trucks everyone server',
    '/services/cross-docking everyone server',
    '/services/warehousing everyone server',
    '/industries everyone server',
    '/about everyone server',
    '/careers everyone server',
    '/contact everyone server',
    '/faq everyone server',
    '/sustainability everyone server',
    '/transporter-digital everyone server',
    '/software-integrations everyone server',
    '/case-studies everyone server',
    '/terms everyone server',
    '/partner-with-us signed-in client',
    '/driver-induction everyone server',
    '/driver-application everyone server',
    '/driver-applications/:token everyone client',
  ],
});

describe('the pages of mf-marketing', () => {
  it('have unique titles, descriptions and files', () => {
    for (const values of [
      config.routes.map(({ title }) => title),
      config.routes.map(({ description }) => description),
      config.routes.map(({ page }) => basename(page)),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each(config.routes)('$path says enough for a search result', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
  });
});
