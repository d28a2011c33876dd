import type { SetMember } from '@saltbush/contract/release-api';

/** `mf-quote 2.0.0, shell 3.0.0 and mf-ar off the site`. */
export function membersText(members: readonly SetMember[]): string {
  const all = members.map(({ name, version }) => `${name} ${version ?? 'off the site'}`);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
