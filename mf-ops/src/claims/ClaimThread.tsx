import type { DeskClaim } from '@saltbush/claims/api';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from '../sheet/Thread.styles.ts';

/** What client and desk wrote to each other, oldest first. */
export function ClaimThread({ claim: { thread, businessName } }: { claim: DeskClaim }) {
  const written = thread.filter(({ kind, words }) => (kind === 'message' || kind === 'withdrawn') && words !== '');
  return (
    <DeskCard heading="Conversation">
      {written.length === 0 && <p>Nobody has written yet.</p>}
      <S.Entries>
        {written.map(({ id, at, by, kind, actor, words }) => (
          <S.Entry key={id} data-from={by === 'staff' ? 'us' : undefined}>
            <S.Who>
              <strong>{by === 'staff' ? 'We' : businessName}</strong>
              {kind === 'withdrawn' && ', withdrawing it'}, {actor}, <time dateTime={at}>{deskMoment(at)}</time>
            </S.Who>
            <S.Words>{words}</S.Words>
          </S.Entry>
        ))}
      </S.Entries>
    </DeskCard>
  );
}
