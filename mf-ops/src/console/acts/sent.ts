import type { ApiError } from '@saltbush/contract/api';

/**
 * What became of pressing the button of an act. `leaving`: it goes on at the page that confirms it. `incomplete`: nothing
 * was sent, and the fields say what is missing.
 */
export type Sent = { status: 'done' | 'leaving' } | { status: 'incomplete' } | { status: 'failed'; failure: ApiError };
