import {
  DESK_CLAIM_SORTS,
  DESK_CLAIM_VIEWS,
  type DeskClaimRow,
  type DeskClaimSort,
  type DeskClaimView,
} from '@saltbush/claims/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { CLAIM_RECORD } from './claim-record.ts';
import { CLAIMS_TABLE } from './claims-table.tsx';

const VIEWS = {
  open: { label: 'Open', empty: 'Every claim is decided, and nobody waits for an answer.' },
  decided: { label: 'Decided', empty: 'Nothing is decided yet. What is accepted or declined shows here.' },
  all: { label: 'All', empty: 'Nobody has made a claim. Clients make one on the page of a consignment.' },
} as const satisfies Record<DeskClaimView, { label: string; empty: string }>;

export const CLAIMS_LIST: WorkList<DeskClaimView, DeskClaimRow, DeskClaimSort> = {
  title: 'Claims',
  thing: 'claim',
  things: 'claims',
  path: '/ops/claims',
  address: listAddress({ path: '/ops/claims', sorts: DESK_CLAIM_SORTS, views: DESK_CLAIM_VIEWS }),
  views: DESK_CLAIM_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of claims',
  searchPlaceholder: 'Claim, booking or business',
  searched: 'its reference, booking or business',
  table: CLAIMS_TABLE,
  beside: (given) => <RecordBeside record={CLAIM_RECORD} {...given} />,
};
