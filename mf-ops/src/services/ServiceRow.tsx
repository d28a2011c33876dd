import type { ApiUpstream } from '@saltbush/contract/release-api';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { useChangeServiceMutation } from '../api/changeService.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { serviceTitle } from './serviceTitle.ts';

const STATES = {
  answers: { label: 'Answers', tone: 'good' },
  away: { label: 'Does not answer', tone: 'danger' },
  'not-asked': { label: 'Not asked yet', tone: 'neutral' },
} as const satisfies Record<ApiUpstream['state'], { label: string; tone: string }>;

const REASONS = ['No longer needed', 'Registered by mistake', 'It must not learn who visitors are'];

interface ServiceRowProps {
  service: ApiUpstream;
  /** Milliseconds. */
  now: number;
}

/** Where a service runs and how it does, with a button that ends its registration. */
export function ServiceRow({ service, now }: ServiceRowProps) {
  const { remote, version, upstream, health, timeoutMs, by, at, reason, state } = service;
  const [isRemoving, setIsRemoving] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(isRemoving);
  const [change, call] = useChangeServiceMutation();
  const title = serviceTitle(service);
  return (
    <li ref={place} tabIndex={-1}>
      <div>
        <R.What>
          {title} <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </R.What>
        <R.Soft>
          {upstream}, health {health}, given up after {timeoutMs / 1_000} s
        </R.Soft>
        <R.Soft>
          <Moment at={at} now={now} /> by {by}: {reason}
        </R.Soft>
      </div>
      {!isRemoving && (
        <Button
          size="small"
          variant="danger"
          aria-label={`Remove the service of ${title}`}
          onClick={() => setIsRemoving(true)}
        >
          Remove
        </Button>
      )}
      {isRemoving && (
        <RevokeForm
          verb="Remove"
          what={`the service of ${title}`}
          lead="Its API answers 503 from then on, unless another service is registered for it. The next page has you confirm it."
          reasons={REASONS}
          call={call}
          send={(why) => change({ act: 'remove', remote, ...(version === null ? {} : { version }), reason: why })}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </li>
  );
}
