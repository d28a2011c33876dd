import { type Address, addressLabel, hasWords } from '@saltbush/addresses/api';
import type { SavedQuote } from '@saltbush/quotes/api';
import { ComboboxField, TextLink, useSettled } from '@saltbush/ui';
import { useState } from 'react';
import { useSavedPlacesQuery } from '../../api/savedPlaces.ts';
import type { StopName } from '../booking-values.ts';
import type { BookingForm } from '../useBookingForm.ts';
import { fillStop } from './fillStop.ts';
import { isAsQuoted } from './isAsQuoted.ts';
import { Note } from './SavedPlaceField.styles.ts';

export interface SavedPlaceFieldProps {
  form: BookingForm;
  stop: StopName;
  saved: SavedQuote;
}

const SETTLED_MS = 250;
const MOST_SHOWN = 8;

/**
 * Fills a stop from the client's address book: the first key opens or narrows the list, Enter takes its first address.
 * Addresses where the quote begins or ends come first; from the others nothing is filled in.
 */
export function SavedPlaceField({ form, stop, saved }: SavedPlaceFieldProps) {
  const quoted = form.values[stop].suburb;
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim().slice(0, 100), SETTLED_MS);
  const [chosen, setChosen] = useState<Address | null>(null);
  const { data } = useSavedPlacesQuery({ search: asked, near: quoted });

  // Nothing to offer yet: the form is as it is for everybody.
  if (!data || (data.total === 0 && asked === '' && typed === '')) return null;

  const found = data.rows.filter((address) => hasWords(address, typed));
  const [here, elsewhere] = [
    found.filter((address) => isAsQuoted(address, quoted)),
    found.filter((address) => !isAsQuoted(address, quoted)),
  ];
  // Before anything is typed, what cannot be taken is not worth reading.
  const isOpening = typed === '' && here.length > 0;
  const offered = [
    ...here.map((address) => ({ value: addressLabel(address) })),
    ...(isOpening ? [] : elsewhere.map((address) => ({ value: addressLabel(address), detail: 'Elsewhere' }))),
  ];
  const choose = (label: string) => {
    const address = found.find((one) => addressLabel(one) === label);
    if (!address) return;
    setChosen(address);
    setTyped(label);
    if (isAsQuoted(address, quoted)) fillStop(form, stop, address);
  };
  return (
    <div>
      <ComboboxField
        label="From your addresses"
        isOptional
        name={`${stop}.saved`}
        autoComplete="off"
        placeholder="Name, street or suburb"
        maxLength={200}
        value={typed}
        picksFirst
        suggestionsLabel="Your addresses"
        suggestions={offered.slice(0, MOST_SHOWN)}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(null);
        }}
        onChoose={choose}
      />
      <Note role="status">{chosen && <ChosenWords address={chosen} {...{ stop, saved, quoted }} />}</Note>
    </div>
  );
}

interface ChosenWordsProps {
  address: Address;
  stop: StopName;
  saved: SavedQuote;
  quoted: string;
}

/** What the client has to know of the address that was taken. */
function ChosenWords({ address, stop, saved, quoted }: ChosenWordsProps) {
  const { name, suburb, postcode, needsTailgate, hasDangerousGoods } = address;
  if (!isAsQuoted(address, quoted)) {
    return (
      <>
        {name} is in {`${suburb} ${postcode}`.trim()}, and this quote {stop === 'pickup' ? 'begins' : 'ends'} in{' '}
        {quoted}: nothing is filled in, since another suburb has another price.{' '}
        <TextLink href="/quote">Quote it</TextLink>
      </>
    );
  }
  return (
    <>
      Filled in from {name}.
      {needsTailgate && !saved.request.tailgate && (
        <>
          {' '}
          It needs a tailgate, and this quote has none: <TextLink href="/quote">quote it with one</TextLink>, or the
          driver may come without.
        </>
      )}
      {hasDangerousGoods &&
        ' Freight there usually contains dangerous goods: declare them below, or take the tick away.'}
    </>
  );
}
