import type { PlaceChoice } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import type { MouseEvent } from 'react';
import type { QuoteForm } from '../useQuoteForm.ts';
import * as S from './route.styles.ts';

interface Props {
  form: QuoteForm;
  end: PlaceChoice['end'];
  /** Names the group for those who do not see what stands above it. */
  label: string;
  candidates: readonly string[];
}

/** Places to take in place of what was typed. The buttons go once one is pressed, so the focus moves to the field. */
export function PlaceButtons({ form, end, label, candidates }: Props) {
  const choose = (place: string) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${end}"]`)?.focus();
    form.change({ [end]: place });
  };
  return (
    <S.Candidates role="group" aria-label={label}>
      {candidates.map((place) => (
        <Button key={place} size="small" variant="secondary" onClick={choose(place)}>
          {place}
        </Button>
      ))}
    </S.Candidates>
  );
}
