import { Panel } from '@saltbush/portal';
import { Button, icons } from '@saltbush/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as S from './RateSheets.styles.ts';

interface OpenedSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of what was opened from the list of sheets. It takes the focus. */
export function OpenedSheet({ title, onClose, children }: OpenedSheetProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <S.Outcome ref={element} tabIndex={-1}>
      <Panel
        title={title}
        beside={
          <Button size="small" variant="quiet" iconBefore={icons.close} onClick={onClose}>
            Close
          </Button>
        }
      >
        {children}
      </Panel>
    </S.Outcome>
  );
}
