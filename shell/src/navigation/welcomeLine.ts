import type { User } from '@saltbush/contract';

export function welcomeLine({ firstName, email }: User): string {
  return `Welcome, ${firstName || email}`;
}
