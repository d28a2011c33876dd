import { MEMBER_ACTS, MEMBER_ROLE_NAMES, type MemberAct, type MemberRole, mayDo, whoMay } from './member-roles.data.ts';

it.each<[MemberRole, MemberAct[]]>([
  ['owner', ['book', 'quote', 'labels', 'rates', 'dispute', 'claim', 'people', 'developers']],
  ['booker', ['book', 'quote', 'labels', 'claim']],
  ['accounts', ['rates', 'dispute', 'claim']],
  ['viewer', []],
])('the role %s may do %j and nothing else', (role, acts) => {
  expect(MEMBER_ACTS.filter((act) => mayDo(role, act))).toEqual(acts);
});

it('leaves nothing that no owner may do, and says who may', () => {
  expect(MEMBER_ACTS.filter((act) => !mayDo('owner', act))).toEqual([]);
  expect(whoMay('book')).toBe('owners and bookers');
  expect(whoMay('rates')).toBe('owners and accounts');
  expect(whoMay('claim')).toBe('owners, bookers and accounts');
  expect(whoMay('people')).toBe('owners');
  expect(whoMay('developers')).toBe('owners');
  expect(MEMBER_ROLE_NAMES[0]).toBe('owner');
});
