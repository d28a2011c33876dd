import { CLIENT_SORTS, CLIENT_VIEWS, type ClientSort, type ClientView, type DeskClient } from '@saltbush/clients/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { CLIENT_RECORD } from './client-record.ts';
import { CLIENTS_TABLE } from './clients-table.tsx';

const VIEWS = {
  pending: { label: 'Pending', empty: 'Nobody waits for approval. A new client shows here within ten seconds.' },
  active: { label: 'Active', empty: 'No client is active yet. Approve one that is pending.' },
  suspended: { label: 'Suspended', empty: 'No client is suspended.' },
  all: { label: 'All', empty: 'No client has been set up yet. What the set-up form sends shows here.' },
} as const satisfies Record<ClientView, { label: string; empty: string }>;

export const CLIENTS_LIST: WorkList<ClientView, DeskClient, ClientSort> = {
  title: 'Clients',
  thing: 'client',
  things: 'clients',
  path: '/ops/clients',
  address: listAddress({ path: '/ops/clients', sorts: CLIENT_SORTS, views: CLIENT_VIEWS }),
  views: CLIENT_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of clients',
  searchPlaceholder: 'Reference, business or suburb',
  searched: 'its reference, names, e-mail or suburb',
  table: CLIENTS_TABLE,
  beside: (given) => <RecordBeside record={CLIENT_RECORD} {...given} />,
};
