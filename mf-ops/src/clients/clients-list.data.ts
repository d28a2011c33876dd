import { CLIENT_VIEWS, type ClientView } from '@saltbush/clients/api';
import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';

const VIEWS = {
  pending: { label: 'Pending', empty: 'Nobody waits for approval. A new client shows here within ten seconds.' },
  active: { label: 'Active', empty: 'No client is active yet. Approve one that is pending.' },
  suspended: { label: 'Suspended', empty: 'No client is suspended.' },
  all: { label: 'All', empty: 'No client has been set up yet. What the set-up form sends shows here.' },
} as const satisfies Record<ClientView, { label: string; empty: string }>;

export const CLIENTS_LIST: DeskList<ClientView> = {
  place: 'clients',
  title: 'Clients',
  thing: 'client',
  things: 'clients',
  address: listAddress({ path: '/ops/clients', views: CLIENT_VIEWS }),
  views: CLIENT_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of clients',
  searchPlaceholder: 'Reference, business or suburb',
  searched: 'its reference, names, e-mail or suburb',
};
