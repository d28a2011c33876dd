import { formatDate } from '@saltbush/freight';
import {
  type DeskStandingPickup,
  type DeskStandingSort,
  dayText,
  nextDaysText,
  ruleText,
} from '@saltbush/standing-pickups/api';
import { TextLink } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import type { ListTable } from '../list/list-table.ts';
import { StandingBadge } from './StandingBadge.tsx';
import { Table } from './StandingTable.styles.ts';
import { stateAt } from './stateAt.ts';

/** "Thu 3 Dec 2026"; blank where nothing comes. */
const nextText = ({ nextDays: [next] }: DeskStandingPickup): string => (next === undefined ? '' : dayText(next));

function lastText({ last }: DeskStandingPickup): string {
  if (last === null) return '';
  return last.status === 'booked' ? last.shipmentReference : `${dayText(last.day)}: ${last.message}`;
}

/** The rows of standing pickups. */
export const STANDING_TABLE: ListTable<DeskStandingPickup, DeskStandingSort> = {
  Table,
  keyOf: ({ reference }) => reference,
  head: { label: 'Reference', sort: 'reference', text: ({ reference }) => reference },
  columns: [
    {
      ...{ id: 'status', label: 'Status' },
      render: (row, readAt) => <StandingBadge pickup={row} readAt={readAt} />,
      text: (row, readAt) => stateAt(row, readAt).words,
    },
    {
      ...{ id: 'business', label: 'Business', sort: 'business', cell: 'name' },
      render: ({ businessName }) => businessName,
      text: ({ businessName }) => businessName,
    },
    {
      ...{ id: 'route', label: 'Route', sort: 'route' },
      render: ({ from, to }) => `${from} to ${to}`,
      text: ({ from, to }) => `${from} to ${to}`,
    },
    {
      ...{ id: 'days', label: 'Days' },
      render: (row) => ruleText({ ...row, until: null }),
      text: (row) => ruleText({ ...row, until: null }),
    },
    {
      ...{ id: 'next', label: 'Next pickup' },
      render: nextText,
      text: (row) => nextDaysText(row) ?? '',
    },
    {
      ...{ id: 'last', label: 'Last day', narrow: 'quiet' },
      render: ({ last }) => {
        if (last === null) return '';
        if (last.status === 'refused') return `Not booked for ${dayText(last.day)}`;
        const { shipmentReference } = last;
        return <TextLink href={`/ops/bookings/${shipmentReference}`}>{shipmentReference}</TextLink>;
      },
      text: lastText,
    },
    {
      ...{ id: 'until', label: 'Until', sort: 'until', narrow: 'quiet', isOff: true },
      render: ({ until }) => (until === null ? '' : formatDate(until)),
      text: ({ until }) => until ?? '',
    },
    {
      ...{ id: 'added', label: 'Set up', sort: 'added', cell: 'when', narrow: 'quiet', isOff: true },
      render: ({ addedAt }) => deskMoment(addedAt),
      text: ({ addedAt }) => addedAt,
    },
  ],
};
