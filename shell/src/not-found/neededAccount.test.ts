import type { Access, BootPage, PageOfRemote, Role, Visitor } from '@saltbush/contract/boot';
import { neededAccount } from './neededAccount.ts';

const pageAt = (path: string, access: Access): PageOfRemote<BootPage> => ({
  remote: 'mf-ops',
  page: { path, access, title: 'Desk', expose: './Desk' } as BootPage,
});
const PAGES = [
  pageAt('/ops', 'staff'),
  pageAt('/ops', 'ops'),
  pageAt('/ops/mail', 'staff'),
  pageAt('/ops/tokens', 'ops'),
];

const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: 'u1', email: 'kim@example.com', firstName: null, roles },
});

it.each([
  ['/ops/mail', withRoles('client'), 'a staff account'],
  ['/ops/tokens', withRoles('staff'), 'an operator account'],
  ['/ops', withRoles('client'), 'a staff account or an operator account'],
  ['/no-such-page', withRoles('client'), null],
  ['/ops/mail', { status: 'signed-out' } as const, null],
])('at %s', (path, visitor, account) => {
  expect(neededAccount(path, visitor, PAGES)).toBe(account);
});
