import type { ClaimEntry } from '@saltbush/claims/api';
import { brand } from '@saltbush/ui/brand';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './claims.styles.ts';

const DID: Record<ClaimEntry['kind'], string> = {
  lodged: 'made the claim',
  message: 'wrote',
  looked: 'looked at it',
  accepted: 'accepted the claim',
  declined: 'declined the claim',
  withdrawn: 'withdrew the claim',
};
/** Their words stand elsewhere on the page. */
const SAID_ELSEWHERE: readonly ClaimEntry['kind'][] = ['lodged', 'accepted', 'declined'];

/** What was written and done, oldest first. */
export function ClaimThread({ thread }: { thread: readonly ClaimEntry[] }) {
  return (
    <S.Thread aria-label="What was written">
      {thread.map(({ id, at, kind, by, actor, words }) => (
        <li key={id} data-ours={by === 'staff' ? '' : undefined}>
          <p>
            <b>{by === 'staff' ? brand.name : actor}</b> {DID[kind]}, {sydneyMoment(at)}
          </p>
          {words !== '' && !SAID_ELSEWHERE.includes(kind) && <S.Words>{words}</S.Words>}
        </li>
      ))}
    </S.Thread>
  );
}
