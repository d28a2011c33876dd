import { apiError } from '@saltbush/calls';
import { DEPOTS, localTime } from '@saltbush/freight';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDeskBoardQuery } from '../api/deskBoard.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { Freshness } from '../frame/Freshness.tsx';
import { usePollingOptions, useRefreshOnReturn } from '../frame/keep-fresh.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useOwnFlag } from '../useOwnFlag.ts';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardForms } from './BoardForms.tsx';
import { BoardTools } from './BoardTools.tsx';
import { boardHref, boardQuery, readBoardAddress } from './boardAddress.ts';
import { boardShortcuts } from './boardShortcuts.ts';
import { DayPapers } from './DayPapers.tsx';
import { DayPlan } from './DayPlan.tsx';
import { LastAllocation } from './LastAllocation.tsx';
import { useBoardActs } from './useBoardActs.ts';
import { useBoardStream } from './useBoardStream.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useOffers } from './useOffers.ts';

const NONE: readonly never[] = [];

/** A day of one depot, by step or by vehicle and driver. Day, depot and view are in the address. */
export function BoardPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { value: usual } = useOwnFlag('board-view', 'steps');
  const wanted = readBoardAddress(parameters, usual);
  const answer = useDeskBoardQuery(boardQuery(wanted), usePollingOptions());
  const { currentData: board, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);
  useBoardStream();
  const acts = useBoardActs(board, refetch);
  const offerOf = useOffers(board, fulfilledTimeStamp ?? 0);
  const ground = useRef<HTMLDivElement>(null);
  useFocusKept(ground, board);
  const depot = DEPOTS.find(({ id }) => id === wanted.depot) ?? DEPOTS[0];
  const today = board?.today ?? localTime(Date.now(), depot.timeZone).date;
  const date = board?.date ?? wanted.date ?? today;
  const { view } = wanted;
  const { undo } = acts;
  const isToday = wanted.date === null;

  const shortcuts = useMemo(
    () =>
      boardShortcuts({
        ground,
        undo,
        go: (change) =>
          void navigate(
            boardHref({ date: isToday ? null : date, depot: depot.id, view, ...change(date, today) }, usual),
          ),
      }),
    [undo, navigate, date, today, isToday, depot.id, view, usual],
  );

  return (
    <DeskFrame
      title={`Board, ${depot.name}`}
      shortcuts={shortcuts}
      beside={
        <Freshness
          readAt={board && fulfilledTimeStamp}
          isFetching={isFetching}
          error={error}
          onRefresh={() => void refetch()}
        />
      }
    >
      <BoardTools
        {...{ wanted, usual, date, today }}
        counts={board?.counts}
        papers={<DayPapers date={date} depot={depot.id} bookings={board?.bookings ?? NONE} />}
      />
      <LastAllocation undoable={acts.undoable} onUndo={undo} onForget={acts.forget} />
      {error && !board && (
        <Trouble
          title="The board could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!board && !error && <RowsSkeleton label="Reading the board" />}
      {board && (
        <div ref={ground}>
          {view === 'steps' ? (
            <BoardColumns
              bookings={board.bookings}
              today={board.today}
              {...{ offerOf }}
              busy={acts.busy}
              onAct={acts.act}
            />
          ) : (
            <DayPlan
              board={board}
              by={view}
              now={fulfilledTimeStamp ?? 0}
              {...{ offerOf }}
              busy={acts.busy}
              onAct={acts.act}
            />
          )}
        </div>
      )}
      {board && <BoardForms board={board} acts={acts} refetch={refetch} />}
    </DeskFrame>
  );
}
