import { type Address, driverWords } from '@saltbush/addresses/api';
import type { BookingStop } from '@saltbush/consignments/api';
import { ComboboxField } from '@saltbush/ui';
import { useEffect, useState } from 'react';
import { useAddressesQuery } from '../api/addresses.ts';
import * as S from './runs.styles.ts';

interface PlacePickerProps {
  name: string;
  onChoose: (stop: BookingStop, address: Address) => void;
}

const SETTLED_MS = 250;
const MOST_SHOWN = 8;

const labelOf = ({ name, street, suburb }: Address): string => `${name}, ${street}, ${suburb}`;

/** Every typed word is somewhere in the address, as the gateway finds them. */
function matches(address: Address, typed: string): boolean {
  const words = typed.toLowerCase().split(/[\s,]+/);
  const text = `${labelOf(address)} ${address.postcode} ${address.contactName}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

const stopOf = (address: Address): BookingStop => ({
  ...{ businessName: address.name, street: address.street, contactName: address.contactName, phone: address.phone },
  suburb: `${address.suburb} ${address.postcode}`.trim(),
  ...{ hasForklift: address.hasForklift, instructions: driverWords(address) },
});

/**
 * Fills a stop from the client's address book: the first key opens or narrows the list, Enter takes its first address.
 * Nothing shows for somebody who keeps none.
 */
export function PlacePicker({ name, onChoose }: PlacePickerProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<Address | null>(null);
  const { data } = useAddressesQuery({ search: asked, page: 1 });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim().slice(0, 100)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  if (!data || (data.total === 0 && asked === '' && typed === '')) return null;
  const found = data.rows.filter((address) => matches(address, typed));
  const choose = (label: string) => {
    const address = found.find((one) => labelOf(one) === label);
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
        suggestions={found.slice(0, MOST_SHOWN).map((address) => ({ value: labelOf(address) }))}
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
