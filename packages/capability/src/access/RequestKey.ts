import type { KeyScope } from '@saltbush/business-api/key-scopes';
import type { User } from '@saltbush/contract';

/** The API key that a request came with. */
export interface RequestKey {
  user: User;
  scopes: readonly KeyScope[];
  /** A UUID that stands for what the program sent as `Idempotency-Key`; null without one. */
  submissionId: string | null;
}
