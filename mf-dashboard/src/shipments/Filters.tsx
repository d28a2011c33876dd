import { SERVICE_GROUPS, SHIPMENT_PAGE_SIZE, SHIPMENT_SORTS } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { ButtonLink, icons, SelectField, TextField, TextLink } from '@saltbush/ui';
import { type ReactNode, useCallback } from 'react';
import { shipmentsCsvHref } from '../api/shipments.ts';
import { SearchField } from '../frame/SearchField.tsx';
import * as S from './Filters.styles.ts';
import { isNarrowed, type ListAddress, listHref, WHOLE_LIST } from './listAddress.ts';
import { SORT_NAMES } from './views.data.ts';

interface FiltersProps {
  wanted: ListAddress;
  /** Number of matches; undefined until loaded. */
  total: number | undefined;
  onChange: (next: ListAddress, options?: { replace?: boolean }) => void;
  /** Other tools of the list. */
  children?: ReactNode;
}

/** Filters and order of the list, the number of matches, what can be printed, and the CSV download. */
export function Filters({ wanted, total, onChange, children }: FiltersProps) {
  const { view, search, service, from, to, sort } = wanted;
  const onSearch = useCallback(
    (words: string) => onChange({ view, search: words, service, from, to, sort }, { replace: true }),
    [onChange, view, service, from, to, sort],
  );

  return (
    <S.Box role="search" aria-label="Filter shipments">
      <S.Fields>
        <SearchField value={search} placeholder="Reference or suburb" onSearch={onSearch} />
        <SelectField
          label="Service"
          name="service"
          value={service ?? ''}
          options={[
            { value: '', label: 'Every service' },
            ...SERVICE_GROUPS.map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) =>
            onChange({ ...wanted, service: SERVICE_GROUPS.find((name) => name === target.value) ?? null })
          }
        />
        <SelectField
          label="Order"
          name="sort"
          value={sort}
          options={SHIPMENT_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
          onChange={({ target }) =>
            onChange({ ...wanted, sort: SHIPMENT_SORTS.find((value) => value === target.value) ?? WHOLE_LIST.sort })
          }
        />
        <TextField
          label="Pickup from"
          name="from"
          type="date"
          value={from ?? ''}
          max={to ?? undefined}
          onChange={({ target }) => onChange({ ...wanted, from: target.value || null }, { replace: true })}
        />
        <TextField
          label="Pickup to"
          name="to"
          type="date"
          value={to ?? ''}
          min={from ?? undefined}
          onChange={({ target }) => onChange({ ...wanted, to: target.value || null }, { replace: true })}
        />
      </S.Fields>
      <S.Foot>
        <p role="status">
          {total === undefined ? 'Counting' : `${formatNumber(total)} ${total === 1 ? 'shipment' : 'shipments'}`}
        </p>
        {isNarrowed(wanted) && <TextLink href={listHref({ ...WHOLE_LIST, view })}>Clear filters</TextLink>}
        {children}
        <ButtonLink
          href={shipmentsCsvHref({ ...wanted, page: 1, size: SHIPMENT_PAGE_SIZE })}
          variant="secondary"
          size="small"
          iconBefore={icons.download}
          download
        >
          Export CSV
        </ButtonLink>
      </S.Foot>
    </S.Box>
  );
}
