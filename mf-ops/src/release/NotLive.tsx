import type { RetiredRemote } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import { Moment } from '../console/Moment.tsx';
import * as L from '../sheet/Sheet.styles.ts';
import * as S from './ReleaseSheet.styles.ts';

interface NotLiveProps {
  name: string;
  /** Null for what was never live. */
  retired: RetiredRemote | null;
  /** Milliseconds. */
  now: number;
}

/** How a remote stands of which nothing is live: since when, by whom and why. */
export function NotLive({ name, retired, now }: NotLiveProps) {
  if (retired === null) {
    return (
      <S.Summary aria-label="How it stands">
        <p>Nothing of {name} is live yet.</p>
      </S.Summary>
    );
  }
  return (
    <S.Summary aria-label="How it stands">
      <L.Badges>
        <Badge tone="danger">Off the site</Badge>
        <Badge>{retired.version} was live until then</Badge>
      </L.Badges>
      <dl>
        <div>
          <dt>Taken off</dt>
          <dd>
            <Moment at={retired.retiredAt} now={now} />
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>{retired.actor}</dd>
        </div>
        <div>
          <dt>Why</dt>
          <dd>{retired.reason}</dd>
        </div>
      </dl>
    </S.Summary>
  );
}
