import { defineCapability } from '@saltbush/capability';
import { deskCounts } from './deskCounts.ts';
import { enquiriesSql } from './migrations/0007-enquiries.ts';
import { enquirySuspicionSql } from './migrations/0017-enquiry-suspicion.ts';
import { enquirySearchSql } from './migrations/0077-enquiry-search.ts';
import { enquiryThreadSql } from './migrations/0082-enquiry-thread.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import { createEnquiryStore, type EnquiryStore } from './store.ts';
import type { EnquiryTables } from './tables.ts';

export type { EnquiryTables } from './tables.ts';

/** The contact form's messages, and what staff do with them. */
export const enquiries = defineCapability<EnquiryTables, EnquiryStore>({
  name: 'enquiries',
  tables: ['enquiries', 'enquiry_events'],
  migrations: [
    { id: '0007-enquiries', statements: enquiriesSql },
    { id: '0017-enquiry-suspicion', statements: enquirySuspicionSql },
    { id: '0077-enquiry-search', statements: enquirySearchSql },
    { id: '0082-enquiry-thread', statements: enquiryThreadSql },
  ],
  start: createEnquiryStore,
  routes,
  people,
  deskCounts,
  retention,
});
