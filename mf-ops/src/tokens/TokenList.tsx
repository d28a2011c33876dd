import type { ReleaseToken } from '@saltbush/contract/release-api';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { exactTime } from '../console/exactTime.ts';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { RevokeToken } from './RevokeToken.tsx';
import * as S from './TokenList.styles.ts';
import { TOKEN_RIGHTS } from './token-rights.data.ts';
import { type TokenStanding, tokenStanding } from './tokenStanding.ts';

const LOOKS = {
  valid: { label: 'Valid', tone: 'good' },
  expired: { label: 'Expired', tone: 'warn' },
  revoked: { label: 'Revoked', tone: 'danger' },
} as const;

/** The operators' own: a new `OPERATOR_TOKEN` ends it, and no other can be called so. */
const OPERATOR_LABEL = 'operator';

const ORDER: Record<TokenStanding, number> = { valid: 0, expired: 1, revoked: 2 };

const rightsText = (actions: readonly string[]) =>
  actions.map((action) => (action in TOKEN_RIGHTS ? TOKEN_RIGHTS[action as keyof typeof TOKEN_RIGHTS].label : action));

interface TokenListProps {
  tokens: readonly ReleaseToken[];
  /** In milliseconds. */
  now: number;
}

/** Every token there is or was, those that still work first. */
export function TokenList({ tokens, now }: TokenListProps) {
  const [revoking, setRevoking] = useState<string | null>(null);
  if (tokens.length === 0) return <p>There is no token yet.</p>;
  const rows = tokens
    .map((token) => ({ token, standing: tokenStanding(token, now) }))
    .sort((a, b) => ORDER[a.standing] - ORDER[b.standing] || (a.token.createdAt < b.token.createdAt ? 1 : -1));
  return (
    <S.List>
      {rows.map(({ token, standing }) => {
        const { id, label, remote, actions, createdAt, createdBy, expiresAt, revokedAt, revokedBy, lastUsedAt } = token;
        return (
          <li key={id} data-standing={standing}>
            <S.Head>
              <b>{label}</b>
              <Badge tone={LOOKS[standing].tone}>{LOOKS[standing].label}</Badge>
            </S.Head>
            {standing === 'valid' && revoking !== id && label !== OPERATOR_LABEL && (
              <Button size="small" variant="danger" aria-label={`Revoke ${label}`} onClick={() => setRevoking(id)}>
                Revoke
              </Button>
            )}
            <p>
              {remote ?? 'Every remote and the host'}: {rightsText(actions).join(', ').toLowerCase()}
            </p>
            <R.Soft>
              made <Moment at={createdAt} now={now} /> by {createdBy}
              {standing === 'valid' && (expiresAt === null ? ', does not end' : `, until ${exactTime(expiresAt)}`)}
              {standing === 'expired' && expiresAt !== null && `, expired ${exactTime(expiresAt)}`}
              {revokedAt !== null && `, revoked ${exactTime(revokedAt)} by ${revokedBy ?? 'somebody'}`}
            </R.Soft>
            <R.Soft>
              {lastUsedAt === null ? (
                'never used'
              ) : (
                <>
                  last used <Moment at={lastUsedAt} now={now} />
                </>
              )}
            </R.Soft>
            {revoking === id && <RevokeToken id={id} label={label} onClose={() => setRevoking(null)} />}
          </li>
        );
      })}
    </S.List>
  );
}
