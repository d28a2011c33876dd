import type { ApiError } from '@saltbush/contract/api';

/**
 * Result of sending an act. `leaving`: it continues on the confirmation page. `incomplete`: nothing was sent, and the
 * fields show what is missing.
 */
export type Sent = { status: 'done' | 'leaving' } | { status: 'incomplete' } | { status: 'failed'; failure: ApiError };
