import type { PlaceChoice } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { choosePlace } from './choosePlace.ts';
import * as S from './route.styles.ts';

interface Props {
  form: QuoteForm;
  end: PlaceChoice['end'];
  /** Name of the group for screen readers, since they do not see the text above it. */
  label: string;
  candidates: readonly string[];
}

/** Buttons with places that replace what was typed. */
export function PlaceButtons({ form, end, label, candidates }: Props) {
  return (
    <S.Candidates role="group" aria-label={label}>
      {candidates.map((place) => (
        <Button key={place} size="small" variant="secondary" onClick={choosePlace(form, end, place)}>
          {place}
        </Button>
      ))}
    </S.Candidates>
  );
}
