import { type Claim, MOST_CLAIM_PICTURES, MOST_PICTURES_AT_ONCE } from '@saltbush/claims/api';
import { useDraft, useToast } from '@saltbush/contract';
import * as F from '@saltbush/portal/frame.styles';
import { Button } from '@saltbush/ui';
import { useDispatch } from 'react-redux';
import { claimApi } from '../api/claimApi.ts';
import * as S from './claims.styles.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { usePictures } from './usePictures.ts';

/** Sends further pictures of a claim that is open. */
export function AddPictures({ claim: { reference, pictures: kept } }: { claim: Claim }) {
  const room = Math.min(MOST_PICTURES_AT_ONCE, MOST_CLAIM_PICTURES - kept.length);
  const pictures = usePictures(room);
  const showToast = useToast();
  const dispatch = useDispatch();
  const isWaiting = pictures.chosen.some(({ status }) => status !== 'sent');
  useDraft(isWaiting);

  const send = async () => {
    const isComplete = await pictures.send(reference);
    dispatch(claimApi.util.invalidateTags(['Claims']));
    if (isComplete) showToast({ title: `The pictures are with ${reference}`, tone: 'success' });
  };

  if (room <= 0 && !isWaiting) return <F.Small>A claim has room for {MOST_CLAIM_PICTURES} pictures.</F.Small>;
  return (
    <S.Form as="div" data-print="hide">
      <PictureChooser pictures={pictures} label="Add pictures" most={Math.max(room, 1)} isOptional />
      {isWaiting && (
        <S.Acts>
          <Button
            size="small"
            variant="secondary"
            busy={pictures.isSending}
            busyLabel="Sending"
            onClick={() => void send()}
          >
            Send the pictures
          </Button>
        </S.Acts>
      )}
    </S.Form>
  );
}
