import { type ReactNode, type Ref, useId } from 'react';
import type { FileRow } from '../rows/file-row.ts';
import { type RowActs, RowItem } from './RowItem.tsx';
import * as S from './RowsTable.styles.ts';

interface RowsTableProps extends RowActs {
  ref: Ref<HTMLDivElement>;
  /** Names the rows: "Rows to mend". */
  caption: string;
  rows: readonly FileRow[];
  /** Number of the row that is open below itself. */
  opened: number | null;
  form: ReactNode;
  isLocked: boolean;
}

const HEADS = [
  { cell: 'row', label: 'Row' },
  { cell: 'reference', label: 'Your reference' },
  { cell: 'route', label: 'From and to' },
  { cell: 'pickup', label: 'Pickup' },
  { cell: 'goods', label: 'Goods' },
  { cell: 'service', label: 'Service' },
  { cell: 'price', label: 'Inc. GST', align: 'end' },
  { cell: 'state', label: 'State' },
] as const;

/** One page of the rows of a file, as a table on wide screens and as cards otherwise. */
export function RowsTable({ ref, caption, rows, opened, form, isLocked, ...acts }: RowsTableProps) {
  const captionId = useId();
  return (
    <S.Frame ref={ref} role="region" aria-labelledby={captionId} tabIndex={0}>
      <S.Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {HEADS.map(({ cell, label, ...head }) => (
              <th key={cell} scope="col" data-cell={cell} data-align={'align' in head ? head.align : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr data-none="">
              <td colSpan={HEADS.length}>No row of the file stands here now.</td>
            </tr>
          )}
          {rows.flatMap((row) => [
            <RowItem key={row.number} {...{ row, isLocked }} isOpen={opened === row.number} {...acts} />,
            opened === row.number && (
              <tr key={`${row.number}-form`} data-form="">
                <td colSpan={HEADS.length}>{form}</td>
              </tr>
            ),
          ])}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}
