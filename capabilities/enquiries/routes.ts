import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import {
  clearEnquirySchema,
  type DeskEnquiries,
  type DeskEnquiryDetail,
  ENQUIRY_SORTS,
  ENQUIRY_VIEWS,
  type EnquiryReceipt,
  enquirySchema,
  heardSchema,
  moveEnquirySchema,
  replySchema,
} from './api.ts';
import type { EnquiryStore } from './store.ts';

/** Per network address. An office may share one, and a form may be sent again after a fault. */
const RATE = { name: 'enquiries', points: 20, durationSeconds: 3_600 };
/**
 * Per member of staff, for what goes out as a mail. Anybody can enter anybody's address in the form, so this is how many
 * mails somebody gets to send to strangers who has taken over a desk.
 */
const REPLY_RATE = { name: 'enquiry-replies', points: 60, durationSeconds: 3_600, by: 'user' } as const;
const NO_ENQUIRY = 'There is no such enquiry. Check the reference.';

/** One enquiry for everyone, all of them for staff. */
export const routes: readonly Route<EnquiryStore>[] = [
  route(
    'POST /api/enquiries',
    { access: 'public', rate: RATE, body: enquirySchema, answers: 201 },
    async ({ body, response }, store): Promise<EnquiryReceipt> => {
      const { reference, isNew } = await store.receive(body);
      if (!isNew) response.status(200);
      return { reference };
    },
  ),
  route(
    'GET /api/ops/enquiries',
    { access: 'staff' },
    ({ request }, store): Promise<DeskEnquiries> =>
      store.list(deskQuery(request, { views: ENQUIRY_VIEWS, sorts: ENQUIRY_SORTS })),
  ),
  route(
    'GET /api/ops/enquiries/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, store): Promise<SearchAnswer> => store.search(query.q),
  ),
  route(
    'GET /api/ops/enquiries/:reference',
    { access: 'staff' },
    async ({ params }, store): Promise<DeskEnquiryDetail> => orNotFound(await store.find(params.reference), NO_ENQUIRY),
  ),
  route(
    'POST /api/ops/enquiries/:reference/events',
    { access: 'staff', body: moveEnquirySchema, answers: 201 },
    async ({ params, body, user }, store): Promise<DeskEnquiryDetail> =>
      orNotFound(await store.move(params.reference, body, user.email), NO_ENQUIRY),
  ),
  route(
    'POST /api/ops/enquiries/:reference/genuine',
    { access: 'staff', body: clearEnquirySchema, answers: 201 },
    async ({ params, body, user }, store): Promise<DeskEnquiryDetail> =>
      orNotFound(await store.clear(params.reference, body, user.email), NO_ENQUIRY),
  ),
  route(
    'POST /api/ops/enquiries/:reference/replies',
    { access: 'staff', rate: REPLY_RATE, body: replySchema, answers: 201 },
    async ({ params, body, user }, store): Promise<DeskEnquiryDetail> =>
      orNotFound(await store.reply(params.reference, body, user), NO_ENQUIRY),
  ),
  route(
    'POST /api/ops/enquiries/:reference/heard',
    { access: 'staff', body: heardSchema, answers: 201 },
    async ({ params, body, user }, store): Promise<DeskEnquiryDetail> =>
      orNotFound(await store.hear(params.reference, body, user.email), NO_ENQUIRY),
  ),
];
