import type { Shipment } from '@saltbush/consignments/api';
import { useMedia } from '@saltbush/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { type ListAddress, listHref } from './listAddress.ts';
import { ShipmentCells } from './ShipmentCells.tsx';
import * as S from './ShipmentsTable.styles.ts';
import { SortHead } from './SortHead.tsx';
import { Spacer } from './Spacer.tsx';
import type { ShipmentPages } from './useShipmentPages.ts';
import { VIEW_NAMES } from './views.data.ts';

interface ShipmentsTableProps {
  wanted: ListAddress;
  pages: ShipmentPages;
  chosen: ReadonlySet<string>;
  /** Chooses a shipment by its reference, or leaves it out again. The same at each render; null where nobody may choose. */
  onChoose: ((reference: string) => void) | null;
}

const ROW_PX = { wide: 45, narrow: 116 };
/** Extra rows rendered above and below the screen. */
const OVERSCAN = 12;

/**
 * The list of consignments, as a table on wide screens and as three-line items otherwise. Only the rows on screen are
 * rendered. Arrows, Home and End move from row to row.
 */
export function ShipmentsTable({ wanted, pages, chosen, onChoose }: ShipmentsTableProps) {
  const { first, rowAt, show, isFetching } = pages;
  const frame = useRef<HTMLDivElement>(null);
  // Scripts need it only for the height of a row.
  const isWide = useMedia(S.WIDE_QUERY, true);
  const total = first?.total ?? 0;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => (isWide ? ROW_PX.wide : ROW_PX.narrow),
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;

  const list = listHref(wanted);
  const listOnShow = useRef(list);

  useEffect(() => {
    // Another list starts at its top; the rows on screen belong to the old one.
    if (listOnShow.current !== list) virtualizer.scrollToOffset(0);
    else show(from, to);
    listOnShow.current = list;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (!row) return;
    const current = Number(row.dataset.index);
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: total - 1 }[event.key];
    if (next === undefined || next < 0 || next >= total) return;
    event.preventDefault();
    virtualizer.scrollToIndex(next, { align: 'auto' });
    focusWhenThere(frame.current, next);
  };

  return (
    <S.Frame ref={frame} role="region" aria-label="Shipments, scrolling" tabIndex={0}>
      <S.Table aria-rowcount={total + 1} aria-busy={isFetching}>
        <caption>{VIEW_NAMES[wanted.view]} shipments</caption>
        <thead>
          <tr aria-rowindex={1}>
            <SortHead name="reference" label="Reference" wanted={wanted} />
            <th scope="col" data-cell="route">
              Route
            </th>
            <th scope="col" data-cell="service">
              Service
            </th>
            <th scope="col" data-cell="status">
              Status
            </th>
            <SortHead name="pickup" label="Pickup" wanted={wanted} />
            <SortHead name="eta" label="ETA" wanted={wanted} />
            <SortHead name="cost" label="Cost ex GST" wanted={wanted} align="end" />
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          <Spacer heightPx={items[0]?.start ?? 0} />
          {items.map(({ index, key }) => {
            const shipment = rowAt(index);
            return (
              <ShipmentRow
                key={key}
                {...{ index, shipment, onChoose }}
                isChosen={shipment !== undefined && chosen.has(shipment.reference)}
                measure={virtualizer.measureElement}
              />
            );
          })}
          <Spacer heightPx={Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0))} />
        </tbody>
      </S.Table>
    </S.Frame>
  );
}

interface ShipmentRowProps {
  index: number;
  /** Undefined while it loads. */
  shipment: Shipment | undefined;
  isChosen: boolean;
  onChoose: ((reference: string) => void) | null;
  measure: (row: HTMLElement | null) => void;
}

/** Memoised, so that scrolling renders only new rows. */
const ShipmentRow = memo(function ShipmentRow({ index, measure, ...cells }: ShipmentRowProps) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <ShipmentCells {...cells} />
    </tr>
  );
});

const FOCUS_FRAMES = 20;

/** Focuses the link of a row once it is rendered, which takes a frame or two after scrolling. */
function focusWhenThere(frame: HTMLElement | null, index: number, framesLeft = FOCUS_FRAMES): void {
  const link = frame?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
  if (link) link.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(frame, index, framesLeft - 1));
}
