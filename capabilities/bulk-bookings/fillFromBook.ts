import { type AddressFields, driverWords } from '@saltbush/addresses/api';
import { plainName } from '@saltbush/addresses/neighbours';
import type { BulkCells, BulkFault } from './api/bulk.ts';

const ENDS = ['pickup', 'delivery'] as const;
type End = (typeof ENDS)[number];

const cellOf = (cells: BulkCells, field: keyof BulkCells): string => (cells[field] ?? '').trim();

/** Names of places that only the address book can say more about: those of which the row gives no street. */
export const namesToFill = (cells: BulkCells): string[] =>
  ENDS.filter((end) => cellOf(cells, `${end}Street`) === '')
    .map((end) => cellOf(cells, `${end}Name`))
    .filter((name) => name !== '');

const placeText = ({ suburb, postcode }: AddressFields) => `${suburb} ${postcode}`.trim();

function cellsOf(end: End, address: AddressFields): BulkCells {
  const { street, contactName, phone, hasForklift, needsTailgate } = address;
  return {
    [`${end}Street`]: street,
    [`${end}Suburb`]: placeText(address),
    [`${end}Contact`]: contactName,
    [`${end}Phone`]: phone,
    [`${end}Forklift`]: hasForklift ? 'yes' : '',
    [`${end}Instructions`]: driverWords(address),
    ...(needsTailgate && { tailgate: 'yes' }),
  };
}

function fillEnd(
  cells: BulkCells,
  end: End,
  namesakes: readonly AddressFields[],
): { cells: BulkCells } | { fault: BulkFault } {
  const name = cellOf(cells, `${end}Name`);
  const suburb = plainName(cellOf(cells, `${end}Suburb`));
  const isThere = (address: AddressFields) => suburb === '' || plainName(placeText(address)).startsWith(suburb);
  const [found, ...others] = namesakes.filter(isThere);
  const field = `${end}Street` as const;
  if (!found) {
    const where = namesakes.length > 0 ? ` in ${cellOf(cells, `${end}Suburb`)}` : '';
    const message = `Your address book has no ${name}${where}. Give the street, or add the address there`;
    return { fault: { field, message } };
  }
  if (others.length > 0) {
    const message = `Your address book has several places called ${name}. Give the street or the suburb`;
    return { fault: { field, message } };
  }
  const said = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  return { cells: { ...cellsOf(end, found), ...Object.fromEntries(said) } };
}

/**
 * A row with what the address book knows of its two places: wherever the row gives a name and no street, it fills in what
 * is blank. What the row says stays. Or a fault for each name that the book does not know, or has several times.
 */
export function fillFromBook(
  cells: BulkCells,
  places: ReadonlyMap<string, readonly AddressFields[]>,
): { cells: BulkCells; faults: BulkFault[] } {
  let filled = cells;
  const faults: BulkFault[] = [];
  for (const end of ENDS) {
    const name = cellOf(cells, `${end}Name`);
    if (name === '' || cellOf(cells, `${end}Street`) !== '') continue;
    const outcome = fillEnd(filled, end, places.get(plainName(name)) ?? []);
    if ('fault' in outcome) faults.push(outcome.fault);
    else filled = outcome.cells;
  }
  return { cells: Object.fromEntries(Object.entries(filled).filter(([, cell]) => cell !== '')), faults };
}
