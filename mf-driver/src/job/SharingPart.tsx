import { POSITION_DAYS } from '@saltbush/positions/api';
import { Button, icons } from '@saltbush/ui';
import type { Watching } from '../position/usePositions.ts';
import * as S from './job.styles.ts';

interface SharingPartProps {
  isSharing: boolean;
  watching: Watching;
  onShare: () => void;
  onStop: () => void;
}

/** Says when the position is shared, with whom and for how long it is kept, and lets the driver stop or begin again. */
export function SharingPart({ isSharing, watching, onShare, onStop }: SharingPartProps) {
  return (
    <S.Part aria-labelledby="sharing">
      <h2 id="sharing">Your position</h2>
      <SharingWords />
      {watching === 'refused' && (
        <p>
          Your browser does not let this page know where it is. Allow it in the settings of the browser, then share
          again.
        </p>
      )}
      {isSharing && watching !== 'refused' ? (
        <Button variant="secondary" size="large" isFullWidth iconBefore={icons.pause} onClick={onStop}>
          Stop sharing my position
        </Button>
      ) : (
        <Button variant="secondary" size="large" isFullWidth iconBefore={icons.mapPin} onClick={onShare}>
          Share my position
        </Button>
      )}
    </S.Part>
  );
}

/** The promise that the driver agrees to. */
export function SharingWords() {
  return (
    <S.Soft>
      Shared from pickup until delivery, while this page is open. Our desk and the client of this freight see where it
      is. We keep it for {POSITION_DAYS} days, then delete it. You can stop at any time.
    </S.Soft>
  );
}
