/** Who may open a page: each level includes the ones before it, except that `staff` and `ops` are separate roles. */
export const ACCESS_RULES = ['everyone', 'signed-in', 'staff', 'ops'] as const;
export type Access = (typeof ACCESS_RULES)[number];

export const ROLES = ['client', 'staff', 'ops'] as const;
export type Role = (typeof ROLES)[number];

export interface User {
  id: string;
  email: string;
  firstName: string | null;
  roles: Role[];
}

export type Visitor = { status: 'signed-out' } | { status: 'signed-in'; user: User };

export function mayOpen(access: Access, visitor: Visitor): boolean {
  if (access === 'everyone') return true;
  if (visitor.status === 'signed-out') return false;
  return access === 'signed-in' || visitor.user.roles.includes(access);
}
