import type { BootPage, BootRelease, Role, Visitor } from '@saltbush/contract/boot';
import { pageOfRelease } from './pageOfRelease.ts';

const page = (path: string, access: BootPage['access']): BootPage => ({
  ...{ path, access, title: path, exportName: 'Page', preload: [] },
  expose: `./${access}${path}`,
});
const release: BootRelease = {
  version: '1.0.0',
  container: 'mf_ops_1_0_0',
  entry: { url: '/mf/mf-ops/1.0.0/remoteEntry.js', integrity: 'sha384-x' },
  pages: [page('/ops', 'ops'), page('/ops', 'staff'), page('/ops/mail/:id', 'staff')],
};
const signedIn = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: 'alex', email: 'alex@saltbush.example', firstName: null, roles },
});

it.each([
  [signedIn('staff'), '/ops', './staff/ops'],
  [signedIn('ops'), '/ops', './ops/ops'],
  [signedIn('staff', 'ops'), '/ops', './ops/ops'],
  [signedIn('staff'), '/ops/mail/:id', './staff/ops/mail/:id'],
  [signedIn('client'), '/ops', undefined],
  [signedIn('staff'), '/elsewhere', undefined],
] as const)('%j at %s gets %s', (visitor, path, expose) => {
  expect(pageOfRelease(release, path, visitor)?.expose).toBe(expose);
});
