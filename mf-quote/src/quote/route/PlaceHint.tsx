import { Fragment, useId, useState } from 'react';
import type { QuoteForm } from '../quote-form.ts';
import { choosePlace } from './choosePlace.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import type { PlaceOffer } from './placeOffer.ts';
import * as S from './route.styles.ts';

interface Props {
  form: QuoteForm;
  end: 'pickup' | 'delivery';
  /** What the field's text may mean; null when it is clear. */
  offer: PlaceOffer | null;
  /** Id of the line, for the field that it describes. */
  id: string;
}

/**
 * The places to choose from, with the name of the group. They show at once for a question, and on demand beside a place
 * that was assumed.
 */
function choicesOf(offer: PlaceOffer | null, isOpen: boolean): { label: string; candidates: readonly string[] } | null {
  if (offer?.status === 'asks') return { label: offer.question, candidates: offer.candidates };
  if (offer?.status !== 'taken' || !isOpen) return null;
  return { label: `Another ${offer.name}`, candidates: offer.candidates };
}

const END_NAMES = { pickup: 'Pickup', delivery: 'Delivery' } as const;

/**
 * The same text for screen readers. It names the end of the trip, because nothing else says which of the two fields is
 * meant.
 */
function saidOf(end: Props['end'], offer: PlaceOffer | null): string | undefined {
  switch (offer?.status) {
    case 'guess':
      return `${END_NAMES[end]}: did you mean ${offer.guesses.join(' or ')}?`;
    case 'taken':
      return `${END_NAMES[end]} taken as ${offer.listed}.`;
    case 'asks':
      return `${END_NAMES[end]}: ${offer.question}`;
    case undefined:
      return undefined;
  }
}

/**
 * How the text in the field above was read. Its line is always there, so nothing moves when it fills. A question that
 * blocks the price is shown as the field's error, with its answers here.
 */
export function PlaceHint({ form, end, offer, id }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const choicesId = useId();
  const isOpen = offer?.status === 'taken' && opened === offer.listed;
  const choices = choicesOf(offer, isOpen);
  return (
    <>
      <S.Hint id={id} data-asks={offer?.status === 'asks' ? '' : undefined} data-said={saidOf(end, offer)}>
        {offer?.status === 'guess' && (
          <>
            Did you mean{' '}
            {offer.guesses.map((guess, index) => (
              <Fragment key={guess}>
                {index > 0 && ' or '}
                <S.HintButton type="button" data-tone="strong" onClick={choosePlace(form, end, guess)}>
                  {guess}
                </S.HintButton>
              </Fragment>
            ))}
            ?
          </>
        )}
        {offer?.status === 'taken' && (
          <>
            Taken as {offer.listed}.{' '}
            <S.HintButton
              type="button"
              aria-label={`Another ${offer.name}?`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? choicesId : undefined}
              onClick={() => setOpened(isOpen ? null : offer.listed)}
            >
              Another?
            </S.HintButton>
          </>
        )}
      </S.Hint>
      {choices && (
        <S.Choices id={choicesId}>
          <PlaceButtons form={form} end={end} label={choices.label} candidates={choices.candidates} />
        </S.Choices>
      )}
    </>
  );
}
