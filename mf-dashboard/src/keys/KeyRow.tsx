import type { ApiKey } from '@saltbush/clients/api';
import { Badge, Button } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { sydneyMoment } from '../consignment/moment.ts';
import { keyName, lastUsed, scopeWords } from './key-words.ts';
import * as S from './keys.styles.ts';
import { RevokeQuestion } from './RevokeQuestion.tsx';

interface KeyRowProps {
  apiKey: ApiKey;
  /** It was revoked, with the button that did it. */
  onGone: () => void;
}

/** One key: what it may do, who made it, and when it was last used; what was revoked is only read. */
export function KeyRow({ apiKey, onGone }: KeyRowProps) {
  const { name, mode, scopes, hint, madeBy, madeAt, revokedAt, revokedBy } = apiKey;
  const [isAsking, setIsAsking] = useState(false);
  /** The question was closed: its button gets the focus back. */
  const [isKept, setIsKept] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKept) acts.current?.querySelector('button')?.focus();
  }, [isKept]);
  const ask = (isOpen: boolean) => {
    setIsAsking(isOpen);
    setIsKept(!isOpen);
  };
  return (
    <S.Row aria-label={keyName(apiKey)}>
      <S.Facts>
        <S.Head>
          <h3>{name}</h3>
          <Badge tone={mode === 'live' ? 'brand' : 'neutral'}>{mode === 'live' ? 'Live' : 'Test'}</Badge>
          {revokedAt !== null && <Badge tone="danger">Revoked</Badge>}
        </S.Head>
        <p>
          <S.Hint>{hint}</S.Hint>
        </p>
        <p>{scopeWords(scopes)}</p>
        <p data-soft>
          Made {sydneyMoment(madeAt)} by {madeBy}
        </p>
        <p data-soft>{lastUsed(apiKey)}</p>
        {revokedAt !== null && (
          <p data-soft>
            Revoked {sydneyMoment(revokedAt)}
            {revokedBy !== null && ` by ${revokedBy}`}
          </p>
        )}
      </S.Facts>
      {revokedAt === null && !isAsking && (
        <S.Acts ref={acts}>
          <Button size="small" variant="quiet" aria-label={`Revoke ${keyName(apiKey)}`} onClick={() => ask(true)}>
            Revoke
          </Button>
        </S.Acts>
      )}
      {isAsking && revokedAt === null && (
        <S.Asked>
          <RevokeQuestion apiKey={apiKey} onDone={onGone} onCancel={() => ask(false)} />
        </S.Asked>
      )}
    </S.Row>
  );
}
