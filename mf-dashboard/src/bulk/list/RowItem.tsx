import { formatAud } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { memo } from 'react';
import { type FileRow, isBookable, isToBook, isUnsure } from '../rows/file-row.ts';
import { rowWords } from '../rows/rowWords.ts';
import { RowStateWords } from './RowStateWords.tsx';
import * as S from './RowsTable.styles.ts';

export interface RowActs {
  onToggle: (number: number) => void;
  /** Opens the row below itself, or closes it. */
  onOpen: (number: number) => void;
  onTakeBack: (number: number) => void;
}

interface RowItemProps extends RowActs {
  row: FileRow;
  isOpen: boolean;
  /** While rows are being booked nothing about them can be changed. */
  isLocked: boolean;
}

function RowAct({ row, isOpen, isLocked, onOpen, onTakeBack }: Omit<RowItemProps, 'onToggle'>) {
  const { number, state, isLeftOut } = row;
  if (state.status === 'booked' || isUnsure(row)) return null;
  if (isLeftOut) {
    return (
      <Button
        variant="quiet"
        size="small"
        data-act=""
        aria-label={`Take row ${number} back`}
        disabled={isLocked}
        onClick={() => onTakeBack(number)}
      >
        Take back
      </Button>
    );
  }
  const word = state.status === 'faulty' ? 'Mend' : 'Change';
  return (
    <Button
      variant={state.status === 'faulty' ? 'secondary' : 'quiet'}
      size="small"
      data-act=""
      aria-label={`${word} row ${number}`}
      aria-expanded={isOpen}
      disabled={isLocked}
      onClick={() => onOpen(number)}
    >
      {word}
    </Button>
  );
}

/** A row of the list. Memoised, so that typing into one of them renders no other. */
export const RowItem = memo(function RowItem({ row, isOpen, isLocked, onToggle, ...acts }: RowItemProps) {
  const { number, state, isLeftOut } = row;
  const { reference, from, to, pickup, goods, service } = rowWords(row);
  const price = state.status === 'ready' || state.status === 'booked' ? state.price : null;
  return (
    <tr data-row={number} data-out={isLeftOut ? '' : undefined}>
      <th scope="row" data-cell="row">
        {state.status !== 'booked' && (
          <S.Choose
            type="checkbox"
            aria-label={`Book row ${number}`}
            checked={isToBook(row)}
            disabled={isLocked || !isBookable(row) || isUnsure(row)}
            onChange={() => onToggle(number)}
          />
        )}
        {number}
      </th>
      <td data-cell="reference">{reference}</td>
      <td data-cell="route">
        {from || '–'} <span>to</span> {to || '–'}
      </td>
      <td data-cell="pickup">{pickup}</td>
      <td data-cell="goods">{goods}</td>
      <td data-cell="service">{service}</td>
      <td data-cell="price" data-align="end">
        {price && formatAud(price.totalIncGstCents)}
      </td>
      <td data-cell="state">
        <div>
          <p>
            <RowStateWords row={row} />
          </p>
          <RowAct {...{ row, isOpen, isLocked }} {...acts} />
        </div>
      </td>
    </tr>
  );
});
