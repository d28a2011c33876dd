import type { Role } from '@saltbush/contract';
import type { Workplace } from '@saltbush/contract/boot';

/** What each place is called, and whose it is. */
export const WORKPLACE_FACTS = {
  portal: { label: 'Portal', role: 'client' },
  desk: { label: 'Desk', role: 'staff' },
  console: { label: 'Console', role: 'ops' },
} as const satisfies Record<Workplace, { label: string; role: Role }>;
