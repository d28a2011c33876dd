import { formatNumber } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import { Button, Pager, Stack, ViewLinks } from '@saltbush/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bulkHref, readBulkAddress } from './bulkAddress.ts';
import type { Sheet } from './kept-sheet.ts';
import * as S from './list/RowsTable.styles.ts';
import { RowsTable } from './list/RowsTable.tsx';
import { MendForm } from './mend/MendForm.tsx';
import { PiecesProgress } from './pieces/PiecesProgress.tsx';
import { PiecesTrouble } from './pieces/PiecesTrouble.tsx';
import { chooseAll } from './rows/change-rows.ts';
import { isUnsure } from './rows/file-row.ts';
import { bookingTotals, countViews, ROW_VIEW_NAMES, ROW_VIEWS, rowsInView } from './rows/row-views.ts';
import { useOpenRow } from './useOpenRow.ts';
import type { Pricing } from './usePricing.ts';
import type { HeldSheet } from './useSheet.ts';

interface SheetPanelProps {
  sheet: Sheet;
  held: Pick<HeldSheet, 'latest' | 'change'>;
  pricing: Pricing;
  /** While rows are being booked nothing about them can be changed. */
  isLocked: boolean;
  /** Links beside the heading. */
  beside: ReactNode;
}

const PAGE_SIZE = 50;
export const SHEET_ID = 'bulk-rows';

/** The rows of the chosen file: priced, looked through, mended and chosen. */
export function SheetPanel({ sheet, held, pricing, isLocked, beside }: SheetPanelProps) {
  const { rows, notes, name } = sheet;
  const [parameters] = useSearchParams();
  const { view, page: asked } = readBulkAddress(parameters);
  const frame = useRef<HTMLDivElement>(null);
  const row = useOpenRow(held, frame, pricing.start);
  const counts = countViews(rows);
  const shown = rowsInView(rows, view);
  const page = Math.min(asked, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)));
  const opened = isLocked ? undefined : rows.find(({ number }) => number === row.opened);
  const chosen = bookingTotals(rows).count;

  const pageOnShow = useRef(page);
  useEffect(() => {
    if (pageOnShow.current !== page) frame.current?.scrollIntoView?.();
    pageOnShow.current = page;
  }, [page]);

  return (
    <Panel title={name} id={SHEET_ID} beside={beside}>
      <Stack gap={2}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <PiecesProgress state={pricing.state} done="priced" stopLabel="Cancel" onStop={pricing.stop} />
        <PiecesTrouble state={pricing.state} title="Pricing stopped" onGoOn={pricing.start} />
        <WaitingRows rows={rows} pricing={pricing} />
        <ViewLinks
          label="Views of the rows"
          currentId={view}
          views={ROW_VIEWS.map((id) => ({
            id,
            label: ROW_VIEW_NAMES[id],
            count: formatNumber(counts[id]),
            href: bulkHref({ view: id, page: 1 }),
          }))}
        />
        <S.Tools>
          <span>
            {formatNumber(chosen)} of {formatNumber(counts.ready)} ready {counts.ready === 1 ? 'row' : 'rows'} chosen
          </span>
          <Button
            variant="quiet"
            size="small"
            disabled={isLocked || counts.ready === 0}
            onClick={() => held.change((known) => chooseAll(known, true))}
          >
            Choose all ready
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isLocked || chosen === 0}
            onClick={() => held.change((known) => chooseAll(known, false))}
          >
            Choose none
          </Button>
          <p role="status">{row.said}</p>
        </S.Tools>
        <RowsTable
          ref={frame}
          caption={view === 'all' ? `Rows of ${name}` : `Rows: ${ROW_VIEW_NAMES[view].toLowerCase()}`}
          rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          opened={opened && opened.state.status !== 'booked' && !isUnsure(opened) ? opened.number : null}
          form={
            opened && (
              <MendForm
                row={opened}
                state={row.mending.stateOf(opened.number)}
                onType={row.type}
                onSave={() => void row.save()}
                onClose={row.close}
                onUndo={row.undo}
                onLeaveOut={row.leaveOut}
              />
            )
          }
          isLocked={isLocked}
          {...row.acts}
        />
        <Pager
          label="Pages of rows"
          page={page}
          pageSize={PAGE_SIZE}
          total={shown.length}
          hrefOf={(to) => bulkHref({ view, page: to })}
        />
      </Stack>
    </Panel>
  );
}

/** Says when every row is priced, and prices the rest after it was cancelled. */
function WaitingRows({ rows, pricing }: Pick<Sheet, 'rows'> & Pick<SheetPanelProps, 'pricing'>) {
  const isIdle = pricing.state.status === 'idle';
  const waiting = rows.filter(({ state, isLeftOut }) => state.status === 'waiting' && !isLeftOut).length;
  return (
    <S.Tools>
      <p role="status">{isIdle && pricedWords(rows, waiting)}</p>
      {isIdle && waiting > 0 && (
        <Button variant="secondary" size="small" onClick={pricing.start}>
          Go on pricing
        </Button>
      )}
    </S.Tools>
  );
}

function pricedWords(rows: Sheet['rows'], waiting: number): string {
  if (waiting > 0) return `${formatNumber(waiting)} ${waiting === 1 ? 'row is' : 'rows are'} not priced yet.`;
  const { ready, mend, booked } = countViews(rows);
  return `Every row is priced: ${formatNumber(ready)} ready, ${formatNumber(mend)} to mend, ${formatNumber(booked)} booked.`;
}
