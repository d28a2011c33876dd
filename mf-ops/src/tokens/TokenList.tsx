import type { ReleaseToken } from '@saltbush/contract/release-api';
import * as S from './TokenList.styles.ts';
import { TokenRow } from './TokenRow.tsx';
import { type TokenStanding, tokenStanding } from './tokenStanding.ts';

const ORDER: Record<TokenStanding, number> = { valid: 0, expired: 1, revoked: 2 };

interface TokenListProps {
  tokens: readonly ReleaseToken[];
  /** Milliseconds. */
  now: number;
}

/** All tokens; valid ones first. */
export function TokenList({ tokens, now }: TokenListProps) {
  if (tokens.length === 0) return <p>There is no token yet.</p>;
  const rows = tokens
    .map((token) => ({ token, standing: tokenStanding(token, now) }))
    .sort((a, b) => ORDER[a.standing] - ORDER[b.standing] || (a.token.createdAt < b.token.createdAt ? 1 : -1));
  return (
    <S.List>
      {rows.map(({ token, standing }) => (
        <TokenRow key={token.id} {...{ token, standing, now }} />
      ))}
    </S.List>
  );
}
