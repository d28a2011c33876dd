import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as S from './DataTable.styles.ts';
import { keepTogether } from './keepTogether.tsx';

export interface Column {
  key: string;
  label: ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
}

/** Cells by column key; `id`, if there is one, tells rows apart. */
export type Row = { id?: string | number } & { [key: string]: ReactNode };

export interface DataTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Column whose cells head their rows; the first unless named, none with `null`. */
  rowHeader?: string | null;
  density?: 'comfortable' | 'compact';
  /** What a phone does with it: `scroll` keeps rows comparable, `stack` sets each row as a list of its columns. */
  onPhones?: 'scroll' | 'stack';
  /** Stands in the table when there are no rows: say what to do. */
  emptyText?: ReactNode;
}

/** A table that scrolls sideways within its frame, past its first column, and only then takes a tab stop. */
export function DataTable({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowHeader,
  density = 'comfortable',
  onPhones = 'scroll',
  emptyText = 'Nothing here yet.',
  ...props
}: DataTableProps) {
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [isWide, setIsWide] = useState(false);
  const headerKey = rowHeader === undefined ? columns[0]?.key : rowHeader;

  useEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsWide(frame.scrollWidth > frame.clientWidth));
    // The table too: it grows when the font arrives, and the frame does not.
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <S.Frame
      role={isWide ? 'region' : undefined}
      aria-labelledby={isWide ? captionId : undefined}
      tabIndex={isWide ? 0 : undefined}
      {...props}
    >
      <S.Table ref={table} data-density={density} data-on-phones={onPhones}>
        <caption id={captionId} data-hidden={isCaptionHidden ? '' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align }) => (
              <th key={key} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <S.Empty colSpan={columns.length}>{emptyText}</S.Empty>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={row.id ?? index}>
              {columns.map(({ key, label, align }) =>
                key === headerKey ? (
                  <th key={key} scope="row" data-align={align}>
                    {keepTogether(row[key])}
                  </th>
                ) : (
                  <td key={key} data-align={align} data-label={typeof label === 'string' ? label : undefined}>
                    {keepTogether(row[key])}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}
