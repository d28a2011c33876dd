import { apiError } from '@saltbush/calls';
import type { Shipment, Shipments } from '@saltbush/consignments/api';
import type { ApiError } from '@saltbush/contract/api';
import { useState } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useClientShipmentsQuery } from '../api/shipments.ts';
import { type ListAddress, listHref } from './listAddress.ts';

/** Rows per request. More than a screen shows, so that a screen never needs three requests. */
const PAGE_SIZE = 100;

export interface ShipmentPages {
  /** The first answer, which has the total; undefined before it. */
  first: Shipments | undefined;
  /** Row at a position of the whole list, from 0; undefined while it loads. */
  rowAt: (index: number) => Shipment | undefined;
  /** Reports which rows are on screen, so that their pages load. */
  show: (from: number, to: number) => void;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

const pageWith = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/** The client's consignments, loaded page by page as they come on screen. */
export function useShipmentPages(wanted: ListAddress): ShipmentPages {
  const list = listHref(wanted);
  const [seen, setSeen] = useState({ list, upper: 1, lower: 1 });
  // Another query starts at its first page.
  const shown = seen.list === list ? seen : { list, upper: 1, lower: 1 };
  const query = { ...wanted, size: PAGE_SIZE };
  const upper = useClientShipmentsQuery({ ...query, page: shown.upper }, FRESH);
  const lower = useClientShipmentsQuery(
    { ...query, page: shown.lower },
    { ...FRESH, skip: shown.lower === shown.upper },
  );
  const answers = [upper, lower].flatMap(({ currentData }) => (currentData ? [currentData] : []));

  return {
    // While another page loads, the earlier answer still has the total.
    first: answers[0] ?? upper.data ?? lower.data,
    rowAt: (index) => {
      const page = pageWith(index);
      return answers.find((answer) => answer.page === page)?.rows[index % PAGE_SIZE];
    },
    show: (from, to) => {
      const next = { list, upper: pageWith(from), lower: pageWith(to) };
      if (next.upper !== shown.upper || next.lower !== shown.lower) setSeen(next);
    },
    error: apiError(upper.error) ?? apiError(lower.error),
    isFetching: upper.isFetching || lower.isFetching,
    refetch: () => {
      void upper.refetch();
      if (shown.lower !== shown.upper) void lower.refetch();
    },
  };
}
