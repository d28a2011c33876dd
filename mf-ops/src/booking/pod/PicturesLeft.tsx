import type { PodPicture } from '@saltbush/consignments/api';
import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from '../../sheet/acts.styles.ts';

interface PicturesLeftProps {
  left: readonly { picture: PodPicture; why: string }[];
  isBusy: boolean;
  onSendAgain: () => void;
  onLeave: () => void;
}

/** Shown when the delivery is recorded but a picture was not sent; lets staff try again. */
export function PicturesLeft({ left, isBusy, onSendAgain, onLeave }: PicturesLeftProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <Notice tone="warn" title="The delivery is recorded, but not all of its pictures" role="alert">
      <ul>
        {left.map(({ picture, why }) => (
          <li key={picture}>
            The {picture} was not sent. {why}
          </li>
        ))}
      </ul>
      <p>Leave this page only once they are sent: they are kept nowhere else.</p>
      <S.Buttons>
        <Button ref={again} size="small" busy={isBusy} busyLabel="Sending" onClick={onSendAgain}>
          Send again
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          Go on without
        </Button>
      </S.Buttons>
    </Notice>
  );
}
