import { SHIPMENT_SORTS } from '@saltbush/consignments/api';
import { Icon, icons } from '@saltbush/ui';
import { type ListAddress, listHref, WHOLE_LIST } from './listAddress.ts';

interface SortHeadProps {
  name: 'reference' | 'pickup' | 'eta' | 'cost';
  label: string;
  wanted: ListAddress;
  align?: 'end';
}

/** A column header that sorts by its column: upwards first, then downwards. */
export function SortHead({ name, label, wanted, align }: SortHeadProps) {
  const direction = wanted.sort === name ? 'ascending' : wanted.sort === `-${name}` ? 'descending' : undefined;
  const next = SHIPMENT_SORTS.find((sort) => sort === (direction === 'ascending' ? `-${name}` : name));
  return (
    <th scope="col" data-cell={name} data-align={align} aria-sort={direction}>
      <a href={listHref({ ...wanted, sort: next ?? WHOLE_LIST.sort })} title={`Sort by ${label}`}>
        {label}
        <Icon path={icons.chevronDown} size={16} />
      </a>
    </th>
  );
}
