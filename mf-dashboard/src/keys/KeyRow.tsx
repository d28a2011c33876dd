import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import { Badge, Button } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { sydneyMoment } from '../consignment/moment.ts';
import { endWords, isUsable, type KeyStanding } from './key-standing.ts';
import { keyName, lastUsed, scopeWords } from './key-words.ts';
import * as S from './keys.styles.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { RevokeQuestion } from './RevokeQuestion.tsx';

interface KeyRowProps {
  apiKey: ApiKey;
  standing: KeyStanding;
  /** Whether keys are made for the company at present. */
  mayMake: boolean;
  /** It was revoked, with the button that did it. */
  onGone: () => void;
  onReplaced: (made: ApiKeyMade) => void;
}

type Question = 'replace' | 'revoke';

const BADGES: Partial<Record<KeyStanding, { tone: 'warn' | 'danger' | 'neutral'; words: string }>> = {
  'ends-soon': { tone: 'warn', words: 'Ends soon' },
  replaced: { tone: 'neutral', words: 'Replaced' },
  ended: { tone: 'danger', words: 'Ended' },
  revoked: { tone: 'danger', words: 'Revoked' },
};

/** One key: what it may do, who made it, when it was last used and when it ends; what was revoked is only read. */
export function KeyRow({ apiKey, standing, mayMake, onGone, onReplaced }: KeyRowProps) {
  const { name, mode, scopes, hint, madeBy, madeAt, revokedAt, revokedBy, successorId } = apiKey;
  const [asked, setAsked] = useState<Question | null>(null);
  /** The question that was closed: its button gets the focus back. */
  const [closed, setClosed] = useState<Question | null>(null);
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (closed) acts.current?.querySelector<HTMLElement>(`[data-act="${closed}"]`)?.focus();
  }, [closed]);
  const ask = (question: Question) => {
    setClosed(null);
    setAsked(question);
  };
  const close = () => {
    setClosed(asked);
    setAsked(null);
  };
  const mayReplace = mayMake && standing !== 'revoked' && successorId === null;
  const mayRevoke = isUsable(standing);
  const badge = BADGES[standing];
  return (
    <S.Row aria-label={keyName(apiKey)}>
      <S.Facts>
        <S.Head>
          <h3>{name}</h3>
          <Badge tone={mode === 'live' ? 'brand' : 'neutral'}>{mode === 'live' ? 'Live' : 'Test'}</Badge>
          {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
        </S.Head>
        <p>
          <S.Hint>{hint}</S.Hint>
        </p>
        <p>{scopeWords(scopes)}</p>
        <p data-soft={standing === 'ends-soon' ? undefined : true}>{endWords(apiKey, standing)}</p>
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
      {asked === null && (mayReplace || mayRevoke) && (
        <S.Acts ref={acts}>
          {mayReplace && (
            <Button
              size="small"
              variant="quiet"
              data-act="replace"
              aria-label={`Replace ${keyName(apiKey)}`}
              onClick={() => ask('replace')}
            >
              Replace
            </Button>
          )}
          {mayRevoke && (
            <Button
              size="small"
              variant="quiet"
              data-act="revoke"
              aria-label={`Revoke ${keyName(apiKey)}`}
              onClick={() => ask('revoke')}
            >
              Revoke
            </Button>
          )}
        </S.Acts>
      )}
      {asked === 'revoke' && mayRevoke && (
        <S.Asked>
          <RevokeQuestion apiKey={apiKey} onDone={onGone} onCancel={close} />
        </S.Asked>
      )}
      {asked === 'replace' && mayReplace && (
        <S.Asked>
          <ReplaceQuestion
            apiKey={apiKey}
            hasEnded={standing === 'ended'}
            onReplaced={(made) => {
              setAsked(null);
              onReplaced(made);
            }}
            onCancel={close}
          />
        </S.Asked>
      )}
    </S.Row>
  );
}
