import { Button, Notice } from '@saltbush/ui';
import { useState } from 'react';
import * as S from './pieces/pieces.styles.ts';

interface AnotherFileProps {
  /** What would be lost; null when nothing would. */
  loss: string | null;
  isDisabled: boolean;
  onOther: () => void;
}

/** Goes back to choosing a file. It asks first where something would be lost. */
export function AnotherFile({ loss, isDisabled, onOther }: AnotherFileProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking || loss === null) {
    return (
      <Button
        variant="secondary"
        size="small"
        disabled={isDisabled}
        onClick={() => (loss === null ? onOther() : setIsAsking(true))}
      >
        Another file
      </Button>
    );
  }
  return (
    <Notice tone="warn" title={loss} role="alert">
      <S.Acts>
        <Button size="small" variant="secondary" disabled={isDisabled} onClick={onOther}>
          Choose another all the same
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
          Keep this one
        </Button>
      </S.Acts>
    </Notice>
  );
}
