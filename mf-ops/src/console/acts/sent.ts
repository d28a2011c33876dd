import type { ApiError } from '@saltbush/contract/api';

/** What became of pressing the button of an act. `incomplete`: nothing was sent, and the fields say what is missing. */
export type Sent = { status: 'done' } | { status: 'incomplete' } | { status: 'failed'; failure: ApiError };
