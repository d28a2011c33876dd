import type { RateSheetSaved } from '@saltbush/clients/api';
import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from './RateSheets.styles.ts';
import { useActivation } from './useActivation.ts';

interface SheetSavedProps {
  saved: RateSheetSaved;
  onClose: () => void;
}

/** Confirms that a sheet is saved, and offers to activate it. What takes the focus is read out, so it is no live region. */
export function SheetSaved({ saved: { sheet, notes }, onClose }: SheetSavedProps) {
  const element = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { activate, activatingId, activated } = useActivation({ isSaidByPage: true });
  const title = `Successfully saved ${sheet.rowCount} rate entries`;
  useEffect(() => element.current?.focus(), []);
  // The button that was pressed is gone, so the focus moves to what it did.
  useEffect(() => {
    if (activated) result.current?.focus();
  }, [activated]);

  return (
    <S.Outcome ref={element} tabIndex={-1} role="group" aria-label={title}>
      <Notice tone="good" title={title}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {activated === null ? (
          <>
            <p>{sheet.fileName} prices nothing yet. Activate it to price your quotes by distance with it.</p>
            <S.Acts>
              <Button
                size="small"
                busy={activatingId !== null}
                busyLabel="Activating..."
                onClick={() => void activate(sheet)}
              >
                Activate now
              </Button>
              <Button size="small" variant="quiet" onClick={onClose}>
                Not now
              </Button>
            </S.Acts>
          </>
        ) : (
          <p ref={result} tabIndex={-1}>
            {sheet.fileName} is active: it prices your quotes by distance from now on.
          </p>
        )}
      </Notice>
    </S.Outcome>
  );
}
