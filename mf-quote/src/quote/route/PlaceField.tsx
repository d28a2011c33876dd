import { ComboboxField } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import { placeOffer } from './placeOffer.ts';
import { placeSuggestions } from './placeSuggestions.ts';
import * as S from './route.styles.ts';

interface Props {
  form: QuoteForm;
  end: 'pickup' | 'delivery';
  label: string;
  placeholder: string;
  /** Places of earlier quotes, newest first. */
  recent: readonly string[];
  onChosen: (place: string) => void;
}

/** One end of the journey: any text, with the places we know as suggestions, and a question where a name is not clear. */
export function PlaceField({ form, end, label, placeholder, recent, onChosen }: Props) {
  const field = form.field(end);
  const text = String(field.value);
  const offer = placeOffer(end, form.request);
  return (
    <S.End>
      <ComboboxField
        label={label}
        help="Suburb or city, with or without postcode"
        {...field}
        value={text}
        placeholder={placeholder}
        suggestionsLabel="Suburbs and cities"
        suggestions={placeSuggestions(text, recent)}
        onChoose={(place) => {
          form.change({ [end]: place });
          onChosen(place);
        }}
      />
      <div aria-live="polite">
        {offer && (
          <S.Offer>
            {/* The field itself asks, as its error. */}
            {offer.status !== 'asks' && <p>{offer.text}</p>}
            <PlaceButtons form={form} end={end} label={offer.text} candidates={offer.candidates} />
          </S.Offer>
        )}
      </div>
    </S.End>
  );
}
