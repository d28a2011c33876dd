import { type Address, addressLabel, driverWords, hasWords } from '@saltbush/addresses/api';
import type { BookingStop } from '@saltbush/consignments/api';
import { ComboboxField, useSettled } from '@saltbush/ui';
import { useState } from 'react';
import { useAddressesQuery } from '../api/addresses.ts';
import * as S from './runs.styles.ts';

interface PlacePickerProps {
  name: string;
  onChoose: (changes: Partial<BookingStop>, address: Address) => void;
}

const SETTLED_MS = 250;
const MOST_SHOWN = 8;

/** What an address says of a stop. What it leaves out stays as it was typed. */
function stopOf(address: Address): Partial<BookingStop> {
  const texts = {
    ...{ businessName: address.name, street: address.street, contactName: address.contactName, phone: address.phone },
    ...{ suburb: `${address.suburb} ${address.postcode}`.trim(), instructions: driverWords(address) },
  };
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return { ...said, hasForklift: address.hasForklift };
}

/**
 * Fills a stop from the client's address book: the first key opens or narrows the list, Enter takes its first address.
 * Nothing shows for somebody who keeps none.
 */
export function PlacePicker({ name, onChoose }: PlacePickerProps) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim().slice(0, 100), SETTLED_MS);
  const [chosen, setChosen] = useState<Address | null>(null);
  const { data } = useAddressesQuery({ search: asked, page: 1 });

  if (!data || (data.total === 0 && asked === '' && typed === '')) return null;
  const found = data.rows.filter((address) => hasWords(address, typed));
  const choose = (label: string) => {
    const address = found.find((one) => addressLabel(one) === label);
    if (!address) return;
    setChosen(address);
    setTyped(label);
    onChoose(stopOf(address), address);
  };
  return (
    <div>
      <ComboboxField
        label="From your addresses"
        isOptional
        name={name}
        autoComplete="off"
        placeholder="Name, street or suburb"
        maxLength={200}
        value={typed}
        picksFirst
        suggestionsLabel="Your addresses"
        suggestions={found.slice(0, MOST_SHOWN).map((address) => ({ value: addressLabel(address) }))}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(null);
        }}
        onChoose={choose}
      />
      <S.Note role="status">
        {chosen && `Filled in from ${chosen.name}.`}
        {chosen?.hasDangerousGoods &&
          ' Freight there usually contains dangerous goods: book that by itself, not in a run.'}
      </S.Note>
    </div>
  );
}
