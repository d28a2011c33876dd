import type { ReleaseToken } from '@saltbush/contract/release-api';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { dayAndTime } from '../console/dayAndTime.ts';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RevokeToken } from './RevokeToken.tsx';
import * as S from './TokenList.styles.ts';
import { TOKEN_RIGHTS } from './token-rights.data.ts';
import type { TokenStanding } from './tokenStanding.ts';

const LOOKS = {
  valid: { label: 'Valid', tone: 'good' },
  expired: { label: 'Expired', tone: 'warn' },
  revoked: { label: 'Revoked', tone: 'danger' },
} as const;

/** Label of the operators' own token. Only a new `OPERATOR_TOKEN` ends it; no other token may have this label. */
const OPERATOR_LABEL = 'operator';

const rightsText = (actions: readonly string[]) =>
  actions.map((action) => (action in TOKEN_RIGHTS ? TOKEN_RIGHTS[action as keyof typeof TOKEN_RIGHTS].label : action));

interface TokenRowProps {
  token: ReleaseToken;
  standing: TokenStanding;
  /** Milliseconds. */
  now: number;
}

/** A token: its rights, its use, and a button that ends it. */
export function TokenRow({ token, standing, now }: TokenRowProps) {
  const { id, label, remote, actions, createdAt, createdBy, expiresAt, revokedAt, revokedBy, lastUsedAt } = token;
  const [isRevoking, setIsRevoking] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(isRevoking);
  return (
    <li ref={place} tabIndex={-1} data-standing={standing}>
      <S.Head>
        <b>{label}</b>
        <Badge tone={LOOKS[standing].tone}>{LOOKS[standing].label}</Badge>
      </S.Head>
      {standing === 'valid' && !isRevoking && label !== OPERATOR_LABEL && (
        <Button size="small" variant="danger" aria-label={`Revoke ${label}`} onClick={() => setIsRevoking(true)}>
          Revoke
        </Button>
      )}
      <p>
        {remote ?? 'Every remote and the host'}: {rightsText(actions).join(', ').toLowerCase()}
      </p>
      <R.Soft>
        Made <Moment at={createdAt} now={now} /> by {createdBy}
        {standing === 'valid' && (expiresAt === null ? ', does not end' : `, until ${dayAndTime(expiresAt)}`)}
        {standing === 'expired' && expiresAt !== null && `, expired ${dayAndTime(expiresAt)}`}
        {revokedAt !== null && `, revoked ${dayAndTime(revokedAt)} by ${revokedBy ?? 'somebody'}`}
      </R.Soft>
      <R.Soft>
        {lastUsedAt === null ? (
          'Never used'
        ) : (
          <>
            Last used <Moment at={lastUsedAt} now={now} />
          </>
        )}
      </R.Soft>
      {isRevoking && <RevokeToken id={id} label={label} onClose={() => setIsRevoking(false)} />}
    </li>
  );
}
