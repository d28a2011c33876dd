import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReleaseActivityQuery } from '../api/releaseActivity.ts';
import { actText } from './actText.ts';
import * as S from './News.styles.ts';

/** Parameter that the gateway adds on the way back from a confirmation: the log entry it made. */
const CONFIRMED = 'confirmed';

/** Tells the operator what they have just confirmed on the gateway's page. */
export function Confirmed() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(CONFIRMED) ?? '';
  const seq = /^\d{1,9}$/.test(given) ? Number(given) : null;
  const wanted = { name: '', kind: '', before: (seq ?? 0) + 1, limit: 1 } as const;
  const { currentData } = useReleaseActivityQuery(wanted, { skip: seq === null });
  const entry = currentData?.history.find((line) => line.seq === seq);
  const place = useRef<HTMLDivElement>(null);
  const isShown = entry !== undefined;

  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);

  const dismiss = () => {
    parameters.delete(CONFIRMED);
    setParameters(parameters, { replace: true });
  };

  return (
    <S.Place ref={place} tabIndex={-1} role="status" aria-label="Confirmed">
      {entry && (
        <Notice tone="good" title={`Done: ${actText(entry)}`}>
          <S.Row>
            <p>{entry.reason}</p>
            <Button variant="quiet" size="small" onClick={dismiss}>
              Dismiss
            </Button>
          </S.Row>
        </Notice>
      )}
    </S.Place>
  );
}
