import { apiError } from '@saltbush/calls';
import type { DeskBooking } from '@saltbush/consignments/api';
import { useSearchParams } from 'react-router-dom';
import { useDeskBookingsQuery, useLazyDeskBookingsQuery } from '../api/deskBookings.ts';
import { useMoveBookingMutation } from '../api/moveBooking.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { readWhole } from '../list/csv/readWhole.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ToolMenu } from '../list/tools/ToolMenu.tsx';
import { DeskPapers } from '../papers/DeskPapers.tsx';
import { BOOKINGS_LIST } from './bookings-list.tsx';
import { VIEWS } from './views.data.ts';

const referencesOf = (rows: readonly DeskBooking[]) => rows.map(({ reference }) => reference);

/** The bookings desk. What is on show is in the address. */
export function BookingsPage() {
  const [parameters] = useSearchParams();
  const wanted = BOOKINGS_LIST.address.read(parameters);
  const answer = useDeskBookingsQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskBookingsQuery();
  const [move] = useMoveBookingMutation();
  const onAct = async (_accepted: string, { reference, version }: DeskBooking) =>
    apiError((await move({ reference, move: { status: 'accepted', note: '', version } })).error);
  return (
    <ListPage
      list={BOOKINGS_LIST}
      caption={`${VIEWS[wanted.view].label} bookings`}
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      chosenTools={(rows) => <DeskPapers count={rows.length} readReferences={() => referencesOf(rows)} />}
      wholeTools={(total, readOne) => (
        <ToolMenu label="Print">
          <p>Labels or consignment notes for the whole list as it is on show, on all pages.</p>
          <DeskPapers count={total} readReferences={async () => referencesOf((await readWhole(readOne)).rows)} />
        </ToolMenu>
      )}
      {...{ wanted, answer, onAct }}
    />
  );
}
