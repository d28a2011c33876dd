import { ComboboxField } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { placeSuggestions } from './placeSuggestions.ts';

interface Props {
  form: QuoteForm;
  end: 'pickup' | 'delivery';
  label: string;
  placeholder: string;
  /** Places of earlier quotes, newest first. */
  recent: readonly string[];
  onChosen: (place: string) => void;
}

/** One end of the journey: any text, with the places we know by name or postcode as suggestions. */
export function PlaceField({ form, end, label, placeholder, recent, onChosen }: Props) {
  const field = form.field(end);
  const text = String(field.value);
  return (
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
  );
}
