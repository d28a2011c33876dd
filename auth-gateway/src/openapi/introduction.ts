import { KEY_OVERLAP_HOURS } from '@saltbush/clients/api';
import { KEY_RATE } from '../keys/createKeys.ts';

/** What is the same for every route, at the top of the description. */
export const INTRODUCTION = `Price, book, label, track and cancel freight from your own programs.

**Keys.** An owner of your company makes them in the portal, under API keys. Send one as \`Authorization: Bearer …\`. A key does what its scopes say, for your company alone, until it ends or is revoked: then the answer is 401 with \`key-expired\` or \`key-unknown\`. Its owners are mailed 14 days and one day before it ends. They can replace it in the portal: the new key may do the same, and the old one works for another ${KEY_OVERLAP_HOURS} hours, no longer than it would have.

**Test mode.** Keys that begin with \`sk_test_\` act on a database of their own: nothing is carried, charged or mailed, and prices are those of the public price list. Test steps take a consignment on its way. Type no names of real people into it: what is typed there stays.

**Once.** Send \`submissionId\`, a UUID that you make, or an \`Idempotency-Key\` header: whatever is sent again with the same one is answered with what the first one made.

**Errors** are problem documents (RFC 9457): \`code\` is for your program, \`detail\` for people, \`fields\` says which field is wrong.

**Limits.** ${KEY_RATE.points} requests in ${KEY_RATE.durationSeconds} seconds for each key. Every answer says \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds); 429 comes with \`Retry-After\`.

**Lists** come in pages: \`page\` counts from 1, \`total\` and \`pageSize\` say how many there are.`;
