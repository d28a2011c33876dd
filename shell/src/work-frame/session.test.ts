import type { Role, Visitor } from '@saltbush/contract';
import { sessionNow } from './session.ts';

const user = (id: string, ...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.com`, firstName: null, roles },
});
const NOBODY: Visitor = { status: 'signed-out' };

it.each([
  ['goes on', user('sam', 'staff', 'client'), user('sam', 'client', 'staff'), { status: 'fine' }],
  ['has ended', user('sam', 'staff'), NOBODY, { status: 'ended' }],
  ['is another one', user('sam', 'staff'), user('kim', 'staff'), { status: 'other', email: 'kim@example.com' }],
  ['has other roles', user('sam', 'staff'), user('sam', 'client'), { status: 'changed' }],
  ['has never been one', NOBODY, user('sam'), { status: 'fine' }],
] as const)('sees that a session %s', (_what, before, now, expected) => {
  expect(sessionNow(before, now)).toEqual(expected);
});
