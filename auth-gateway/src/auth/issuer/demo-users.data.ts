import type { Role } from '@saltbush/contract';

export interface DemoUser {
  email: string;
  password: string;
  role: Role;
  name: string;
}

/** Demo accounts of the embedded issuer. Their passwords are public on purpose. */
export const DEMO_USERS = [
  { email: 'client@saltbush.example', password: 'saltbush-client', role: 'client', name: 'Maya' },
  { email: 'staff@saltbush.example', password: 'saltbush-staff', role: 'staff', name: 'Tom' },
  { email: 'ops@saltbush.example', password: 'saltbush-ops', role: 'ops', name: 'Priya' },
] as const satisfies readonly DemoUser[];
