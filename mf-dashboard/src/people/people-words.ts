import { MEMBER_ROLES, type MemberEvent, type MemberRole } from '@saltbush/clients/api';

/** How people are named who invited or changed somebody: members by their e-mail. */
export const actorName = (actor: string): string => (actor === 'staff' ? 'our staff' : actor);

const roleName = (role: MemberRole): string => MEMBER_ROLES[role].label;

/** What happened, as a sentence without its time. */
export function eventText({ act, email, role, actor }: MemberEvent): string {
  const by = actorName(actor);
  switch (act) {
    case 'invited':
      return `${by} invited ${email} as ${roleName(role)}.`;
    case 'invited again':
      return `${by} sent the invitation of ${email} again.`;
    case 'taken back':
      return `${by} took the invitation of ${email} back.`;
    case 'joined':
      return `${email} joined as ${roleName(role)}.`;
    case 'role changed':
      return `${by} made ${email} ${roleName(role)}.`;
    case 'removed':
      return `${by} removed ${email}, who was ${roleName(role)}.`;
  }
}
