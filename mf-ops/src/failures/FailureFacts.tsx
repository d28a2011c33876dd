import type { Failure } from '@saltbush/contract/release-api';
import { TextLink } from '@saltbush/ui';
import { Moment } from '../console/Moment.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { browsersText, SIDES, seenText, sinceText, visitsText } from './failure-words.ts';

/** Who met it, when, and since which release. */
export function FailureFacts({ failure, now }: { failure: Failure; now: number }) {
  const since = sinceText(failure);
  const browsers = browsersText(failure);
  const seen = seenText(failure);
  return (
    <C.Facts>
      <div>
        <dt>Met by</dt>
        <dd>{visitsText(failure.visits)}</dd>
      </div>
      <div>
        <dt>Last</dt>
        <dd>
          <Moment at={failure.lastAt} now={now} />
        </dd>
      </div>
      <div>
        <dt>First</dt>
        <dd>
          <Moment at={failure.firstAt} now={now} />
        </dd>
      </div>
      {since !== null && (
        <div>
          <dt>Since release</dt>
          <dd>
            {failure.side === 'api' ? since : <TextLink href={`/ops/releases/${failure.remote}`}>{since}</TextLink>}
          </dd>
        </div>
      )}
      <div>
        <dt>Where</dt>
        <dd>{SIDES[failure.side]}</dd>
      </div>
      {seen !== null && (
        <div>
          <dt>Seen</dt>
          <dd>{seen}</dd>
        </div>
      )}
      {browsers !== null && (
        <div>
          <dt>Browsers</dt>
          <dd>{browsers}</dd>
        </div>
      )}
    </C.Facts>
  );
}
