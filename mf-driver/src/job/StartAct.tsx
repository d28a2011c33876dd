import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { askForPosition } from '../position/askForPosition.ts';
import * as S from './job.styles.ts';
import { SharingWords } from './SharingPart.tsx';

interface StartActProps {
  onStart: (choice: { isSharing: boolean }) => void;
}

/** Starts the job. Before the browser asks for the position, the page says what it is for. */
export function StartAct({ onStart }: StartActProps) {
  const [isAsking, setIsAsking] = useState(false);
  const start = async () => {
    setIsAsking(true);
    const asked = await askForPosition();
    onStart({ isSharing: asked.status !== 'refused' });
  };
  return (
    <S.Act>
      <SharingWords />
      <Button size="large" isFullWidth busy={isAsking} busyLabel="Waiting for your answer" onClick={() => void start()}>
        Start the job
      </Button>
      <Button variant="quiet" size="large" isFullWidth onClick={() => onStart({ isSharing: false })}>
        Start without sharing my position
      </Button>
    </S.Act>
  );
}
