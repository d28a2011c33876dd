import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePersonActsQuery } from '../api/personActs.ts';
import * as S from './PeoplePage.styles.ts';

/** Parameter that the gateway adds on the way back from a confirmation: the act it recorded. */
const CONFIRMED = 'confirmed';

/** Confirms what was just confirmed on the gateway's page, without naming the person. */
export function ErasureDone() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(CONFIRMED) ?? '';
  const seq = /^\d{1,9}$/.test(given) ? Number(given) : null;
  const { currentData } = usePersonActsQuery(1, { skip: seq === null });
  const act = currentData?.rows.find((row) => row.seq === seq);
  const place = useRef<HTMLDivElement>(null);
  const isShown = act !== undefined;

  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);

  const dismiss = () => {
    parameters.delete(CONFIRMED);
    setParameters(parameters, { replace: true });
  };

  return (
    <S.Done ref={place} tabIndex={-1} role="status" aria-label="Confirmed">
      {act && (
        <Notice tone="good" title="Done: the person is erased">
          <S.DoneRow>
            <p>{act.pseudonym ?? 'The person'} stands in the place of the name.</p>
            <Button variant="quiet" size="small" onClick={dismiss}>
              Dismiss
            </Button>
          </S.DoneRow>
        </Notice>
      )}
    </S.Done>
  );
}
