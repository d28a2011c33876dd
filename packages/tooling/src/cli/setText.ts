import type { SetMember } from '@saltbush/contract/release-api';

/** The members of a set on one line: `mf-a 2.0.0, shell 3.0.0, mf-b off the site`. */
export function setText(releases: readonly SetMember[]): string {
  return releases.map(({ name, version }) => `${name} ${version ?? 'off the site'}`).join(', ');
}
