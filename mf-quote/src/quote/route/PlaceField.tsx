import { ComboboxField } from '@saltbush/ui';
import { useId } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import { PlaceHint } from './PlaceHint.tsx';
import { placeOffer } from './placeOffer.ts';
import { placeSuggestions } from './placeSuggestions.ts';
import * as S from './route.styles.ts';
import { useLocalities } from './useLocalities.ts';

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
 * One end of the journey: any text, with known places as suggestions, and how a name was read when it may mean several.
 */
export function PlaceField({ form, end, label, placeholder, recent, onChosen }: Props) {
  const field = form.field(end);
  const text = String(field.value);
  const { localities, load } = useLocalities();
  const offer = placeOffer(end, form.request, localities);
  const hintId = useId();
  const isHinted = offer?.status === 'taken' || offer?.status === 'guess';
  return (
    <S.End onFocus={load}>
      <ComboboxField
        label={label}
        help="Suburb or city, with or without postcode"
        {...field}
        value={text}
        aria-describedby={isHinted ? hintId : undefined}
        placeholder={placeholder}
        suggestionsLabel="Suburbs and cities"
        suggestions={placeSuggestions(text, recent, localities.all)}
        onChoose={(place) => {
          form.change({ [end]: place });
          onChosen(place);
        }}
      />
      <PlaceHint form={form} end={end} offer={offer} id={hintId} />
    </S.End>
  );
}
