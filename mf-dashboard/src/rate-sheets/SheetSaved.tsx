import type { RateSheetSaved } from '@saltbush/business-api/rate-sheets';
import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from './RateSheets.styles.ts';
import { useActivation } from './useActivation.ts';

interface SheetSavedProps {
  saved: RateSheetSaved;
  onClose: () => void;
}

/** Confirms that a sheet is saved, and offers to activate it. */
export function SheetSaved({ saved: { sheet, notes }, onClose }: SheetSavedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { activate, activatingId, activated } = useActivation();
  useEffect(() => element.current?.focus(), []);

  return (
    <S.Outcome ref={element} tabIndex={-1} role="status">
      <Notice tone="good" title={`Successfully saved ${sheet.rowCount} rate entries`}>
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
          <p>{sheet.fileName} is active: it prices your quotes by distance from now on.</p>
        )}
      </Notice>
    </S.Outcome>
  );
}
