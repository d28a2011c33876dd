import type { ReleaseRouteGrant } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RevokeGrant } from './RevokeGrant.tsx';

interface GrantRowProps {
  grant: ReleaseRouteGrant;
  /** Milliseconds. */
  now: number;
}

/** A grant, and a button that ends it. */
export function GrantRow({ grant: { path, to, by, at, reason }, now }: GrantRowProps) {
  const [isRevoking, setIsRevoking] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(isRevoking);
  return (
    <li ref={place} tabIndex={-1}>
      <div>
        <R.What>
          {path} for {to}
        </R.What>
        <R.Soft>
          <Moment at={at} now={now} /> by {by}: {reason}
        </R.Soft>
      </div>
      {!isRevoking && (
        <Button
          size="small"
          variant="danger"
          aria-label={`Revoke ${path} from ${to}`}
          onClick={() => setIsRevoking(true)}
        >
          Revoke
        </Button>
      )}
      {isRevoking && <RevokeGrant {...{ path, to }} onClose={() => setIsRevoking(false)} />}
    </li>
  );
}
