/** What a member of a company may do beside reading, which everybody may. */
export const MEMBER_ACTS = ['book', 'quote', 'labels', 'rates', 'dispute', 'claim', 'people', 'developers'] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

interface Role {
  label: string;
  /** For "You belong to it as …". */
  as: string;
  /** Several of them, for "Only … may". */
  many: string;
  /** In a few words, for whoever chooses a role. */
  does: string;
  may: readonly MemberAct[];
}

/** The roles of a company's members, and what each may do. This is the one place that says so. */
export const MEMBER_ROLES = {
  owner: {
    label: 'Owner',
    as: 'an owner',
    many: 'owners',
    does: 'Does everything, says who belongs to the company, and connects its systems',
    may: ['book', 'quote', 'labels', 'rates', 'dispute', 'claim', 'people', 'developers'],
  },
  booker: {
    label: 'Booker',
    as: 'a booker',
    many: 'bookers',
    does: 'Saves quotes, books, cancels, prints labels and makes claims',
    may: ['book', 'quote', 'labels', 'claim'],
  },
  accounts: {
    label: 'Accounts',
    as: 'accounts',
    many: 'accounts',
    does: 'Reads and disputes invoices, makes claims, and keeps the rate sheets',
    may: ['rates', 'dispute', 'claim'],
  },
  viewer: {
    label: 'Viewer',
    as: 'a viewer',
    many: 'viewers',
    does: 'Sees everything and changes nothing',
    may: [],
  },
} as const satisfies Record<string, Role>;

export type MemberRole = keyof typeof MEMBER_ROLES;

/** In the order in which they are offered. */
export const MEMBER_ROLE_NAMES = Object.keys(MEMBER_ROLES) as MemberRole[];

export const mayDo = (role: MemberRole, act: MemberAct): boolean =>
  MEMBER_ROLES[role].may.some((allowed) => allowed === act);

/** The roles that may do it, as a sentence names them: "owners, bookers and accounts". */
export function whoMay(act: MemberAct): string {
  const names = MEMBER_ROLE_NAMES.filter((role) => mayDo(role, act)).map((role) => MEMBER_ROLES[role].many);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** What the role does, to go on a sentence with. */
export const roleMeaning = (role: MemberRole): string => {
  const { does } = MEMBER_ROLES[role];
  return does.charAt(0).toLowerCase() + does.slice(1);
};
