import { useVisitor } from '@saltbush/contract';
import { ComboboxField } from '@saltbush/ui';
import { useId, useState } from 'react';
import { useLate } from '../../late/useLate.ts';
import type { QuoteForm } from '../quote-form.ts';
import type { MyPlace } from './my-place.ts';
import { PlaceHint } from './PlaceHint.tsx';
import { placeOffer } from './placeOffer.ts';
import { placeSuggestions } from './placeSuggestions.ts';
import * as S from './route.styles.ts';
import { useLocalities } from './useLocalities.ts';

/** Loaded for signed-in clients alone, with what other pages do with the address book: a chunk each would cost everybody more. */
const loadMyPlaces = () => import(/* webpackChunkName: "addresses" */ './MyPlaces.tsx');

interface Props {
  form: QuoteForm;
  end: 'pickup' | 'delivery';
  label: string;
  placeholder: string;
  /** Places of earlier quotes, newest first. */
  recent: readonly string[];
  onChosen: (place: string) => void;
}

/**
 * One end of the journey: any text, with known places as suggestions, a client's own first, and how a name was read when
 * it may mean several.
 */
export function PlaceField({ form, end, label, placeholder, recent, onChosen }: Props) {
  const field = form.field(end);
  const text = String(field.value);
  const { localities, load } = useLocalities();
  const offer = placeOffer(end, form.request, localities);
  const hintId = useId();
  const late = useLate(useVisitor().status === 'signed-in', loadMyPlaces);
  const [mine, setMine] = useState<readonly MyPlace[]>([]);
  const others = placeSuggestions(text, recent, localities.all).filter(({ value }) =>
    mine.every((place) => place.value !== value),
  );
  const isHinted = offer?.status === 'taken' || offer?.status === 'guess';
  return (
    // What was typed before React came arrives as input, in a field that has had its focus.
    <S.End onFocus={load} onInput={load}>
      <ComboboxField
        label={label}
        help="Suburb or city, with or without postcode"
        {...field}
        value={text}
        aria-describedby={isHinted ? hintId : undefined}
        placeholder={placeholder}
        suggestionsLabel="Suburbs and cities"
        suggestions={[...mine, ...others]}
        onChoose={(place) => {
          const isWithoutDock = mine.some(({ value, needsTailgate }) => value === place && needsTailgate);
          form.change({ [end]: place, ...(isWithoutDock && { tailgate: true }) });
          onChosen(place);
        }}
      />
      {late && <late.MyPlaces text={text} onFound={setMine} />}
      <PlaceHint form={form} end={end} offer={offer} id={hintId} />
    </S.End>
  );
}
