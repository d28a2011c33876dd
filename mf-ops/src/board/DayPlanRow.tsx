import { type CSSProperties, type DragEvent, useId, useRef } from 'react';
import { timesText } from '../allocation/allocation-words.ts';
import { STATUSES } from '../consignment/statuses.data.ts';
import { ROW_LINK } from '../frame/row-focus.ts';
import * as S from './DayPlan.styles.ts';
import { type DayRow, hoursOf, placeIn, type Span } from './dayRows.ts';
import { stepOf } from './steps.data.ts';

interface DayPlanRowProps {
  row: DayRow;
  span: Span;
  timeZone: string;
  /** Null on another day than today. */
  nowMs: number | null;
  /** Whether the booking that is dragged may be dropped here. */
  takes: boolean;
  /** Dropped on this row, at a time. */
  onDrop: (row: string, startMs: number) => void;
  onDrag: (reference: string | null) => void;
}

/** Nobody plans closer than this. */
const STEP_MS = 15 * 60_000;

/** One vehicle or driver: the jobs of the day by the clock. On a phone they are a list. */
export function DayPlanRow({ row, span, timeZone, nowMs, takes, onDrop, onDrag }: DayPlanRowProps) {
  const id = useId();
  const track = useRef<HTMLOListElement>(null);
  const allow = (event: DragEvent) => {
    if (takes) event.preventDefault();
  };
  const timeAt = (clientX: number): number => {
    const box = track.current?.getBoundingClientRect();
    const share = box && box.width > 0 ? (clientX - box.left) / box.width : 0;
    const atMs = span.fromMs + Math.min(1, Math.max(0, share)) * (span.untilMs - span.fromMs);
    return Math.round(atMs / STEP_MS) * STEP_MS;
  };

  return (
    <S.Row
      aria-labelledby={id}
      data-takes={takes || undefined}
      onDragOver={allow}
      onDragEnter={allow}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(row.reference, timeAt(event.clientX));
      }}
    >
      <h3 id={id}>
        {row.title} <span>{row.facts}</span>
      </h3>
      <S.Track ref={track} style={{ '--lanes': row.lanes, '--hours': hoursOf(span).length } as CSSProperties}>
        {row.blocks.length === 0 && <S.Free>Free</S.Free>}
        {row.blocks.map(({ booking, fromMs, untilMs, lane, isDouble }) => {
          const [left, right] = [placeIn(span, fromMs), placeIn(span, untilMs)];
          const { reference, from, to, status } = booking;
          const at = { '--left': `${left}%`, '--width': `${right - left}%`, '--lane': lane } as CSSProperties;
          return (
            <S.Block
              key={reference}
              data-board-card
              data-step={stepOf(status)}
              data-double={isDouble || undefined}
              style={at}
              draggable={status === 'allocated'}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', reference);
                event.dataTransfer.effectAllowed = 'move';
                onDrag(reference);
              }}
              onDragEnd={() => onDrag(null)}
            >
              <a
                href={`/ops/bookings/${reference}`}
                {...ROW_LINK}
                draggable={false}
                title={`${timesText(fromMs, untilMs, timeZone)}: ${from} to ${to}, ${STATUSES[status].label}`}
              >
                <b>
                  {from} to {to}
                </b>
                <span>
                  {timesText(fromMs, untilMs, timeZone)}
                  {isDouble && <em> Used twice</em>}
                </span>
              </a>
            </S.Block>
          );
        })}
        {nowMs !== null && nowMs > span.fromMs && nowMs < span.untilMs && (
          <S.Now aria-hidden style={{ insetInlineStart: `${placeIn(span, nowMs)}%` }} />
        )}
      </S.Track>
    </S.Row>
  );
}
