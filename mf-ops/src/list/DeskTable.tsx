import { Icon, icons } from '@saltbush/ui';
import type { MouseEvent } from 'react';
import type { ListQuery } from '../api/list-query.ts';
import type { ListAddress } from '../frame/listAddress.ts';
import { ROW_LINK } from '../frame/row-focus.ts';
import { Frame } from '../frame/table.styles.ts';
import * as S from './DeskTable.styles.ts';
import type { ListColumn, ListTable } from './list-table.ts';

interface DeskTableProps<View extends string, Row, Sort extends string> {
  caption: string;
  table: ListTable<Row, Sort>;
  columns: readonly ListColumn<Row, Sort>[];
  rows: readonly Row[];
  readAt: number;
  address: ListAddress<View, Sort>;
  wanted: ListQuery<View, Sort>;
  /** Where a record has its own page. */
  hrefOf: (key: string) => string;
  /** The record that is open beside the list. */
  openKey: string | null;
  /** Opens a record beside the list; null where there is no room. `isByKey`: the keyboard follows into it. */
  onOpen: ((key: string, isByKey: boolean) => void) | null;
  chosen: ReadonlySet<string>;
  /** Null for a list without acts for several rows. */
  onChoose: ((key: string) => void) | null;
}

/** Rows with the columns on show: a table if it fits, otherwise a list. Its headings sort. */
export function DeskTable<View extends string, Row, Sort extends string>(props: DeskTableProps<View, Row, Sort>) {
  const { caption, table, columns, rows, readAt, address, wanted, hrefOf, openKey, onOpen, chosen, onChoose } = props;
  const { Table, head, keyOf } = table;
  const heading = (label: string, sort: Sort | undefined) => {
    if (sort === undefined) return label;
    const next = wanted.sort === sort ? (`-${sort}` as const) : sort;
    return (
      <S.SortLink href={address.href({ ...wanted, sort: next, page: 1 })} title={`Sort by ${label.toLowerCase()}`}>
        {label}
        <Icon path={icons.chevronDown} size={16} />
      </S.SortLink>
    );
  };
  const sortedBy = (sort: Sort | undefined) =>
    sort !== undefined && wanted.sort === sort
      ? ('ascending' as const)
      : sort !== undefined && wanted.sort === `-${sort}`
        ? ('descending' as const)
        : undefined;
  const open = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(key, event.detail === 0);
  };

  return (
    <Frame>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortedBy(head.sort)}>
              {heading(head.label, head.sort)}
            </th>
            {columns.map(({ id, label, sort, align }) => (
              <th key={id} scope="col" data-align={align} aria-sort={sortedBy(sort)}>
                {heading(label, sort)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} data-open={key === openKey ? '' : undefined}>
                <th scope="row" data-cell={head.cell}>
                  {onChoose && (
                    <S.Choose
                      type="checkbox"
                      aria-label={`Choose ${head.text(row)}`}
                      data-desk-choose={key}
                      checked={chosen.has(key)}
                      onChange={() => onChoose(key)}
                    />
                  )}
                  <a
                    href={hrefOf(key)}
                    data-desk-key={key}
                    aria-current={key === openKey ? 'true' : undefined}
                    onClick={(event) => open(event, key)}
                    {...ROW_LINK}
                  >
                    {head.text(row)}
                  </a>
                </th>
                {columns.map(({ id, cell = id, align, narrow, render }) => (
                  <td key={id} data-cell={cell} data-align={align} data-narrow={narrow}>
                    {render(row, readAt)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
