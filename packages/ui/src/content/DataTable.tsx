import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './DataTable.styles.ts';
import { keepTogether } from './keepTogether.tsx';

export interface Column {
  key: string;
  label: ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
}

/** Cells by column key. Give rows an `id` where cells do not tell them apart. */
export type Row = { id?: string | number } & { [key: string]: ReactNode };

export interface DataTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Column with the row headers. Default: the first; `null`: none. */
  rowHeader?: string | null;
  density?: 'comfortable' | 'compact';
  /** Layout on a phone: `scroll` keeps rows comparable, `stack` lists the columns of each row. */
  onPhones?: 'scroll' | 'stack';
  /** Shown when there are no rows; say what to do. */
  emptyText?: ReactNode;
}

/**
 * A table that scrolls sideways in its frame and keeps its first column in sight. The host makes it a tab stop while it
 * scrolls.
 */
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
  const headerKey = rowHeader === undefined ? columns[0]?.key : rowHeader;

  return (
    // The host's frame adds role, name and tab stop, often before React starts.
    <S.Frame suppressHydrationWarning data-scroller={captionId} {...props}>
      <S.Table data-density={density} data-on-phones={onPhones}>
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
