import type { Role, Visitor } from './access.ts';
import { neededAccount } from './neededAccount.ts';

const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: 'u1', email: 'kim@example.com', firstName: null, roles },
});

it.each([
  [['staff'], withRoles('client'), 'a staff account'],
  [['ops'], withRoles('staff'), 'an operator account'],
  [['staff', 'ops'], withRoles('client'), 'a staff account or an operator account'],
  [[], withRoles('client'), null],
  [['staff'], { status: 'signed-out' }, null],
] as const)('pages for %j need %j to open: %j', (rules, visitor, account) => {
  expect(neededAccount(rules, visitor)).toBe(account);
});
