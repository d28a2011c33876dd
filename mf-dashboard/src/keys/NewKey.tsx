import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import { useDraft } from '@saltbush/contract';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, ButtonLink, CodeSample, icons, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { firstCall } from './firstCall.ts';
import { replacedWords } from './key-standing.ts';
import * as S from './keys.styles.ts';

const PANEL = 'new-key';

interface NewKeyProps {
  made: ApiKeyMade;
  /** The key in whose place it was made. */
  replaces: ApiKey | null;
  onClose: () => void;
}

/** The key itself, which is shown this once, and a command to try it with. */
export function NewKey({ made: { key, token }, replaces, onClose }: NewKeyProps) {
  const root = useRef<HTMLDivElement>(null);
  const call = firstCall(location.origin, token, key.scopes);
  useDraft(true);
  useEffect(() => root.current?.querySelector<HTMLElement>(`#${PANEL}`)?.focus(), []);
  return (
    <div ref={root}>
      <Panel title={`Your key: ${key.name}`} id={PANEL}>
        <F.Stacked>
          <Notice tone="warn" title="Copy it now">
            <p>
              It is not shown again, and we do not keep it. Put it where your program keeps its secrets, never into a
              page or an app that others can read.
            </p>
          </Notice>
          {replaces && (
            <p>
              It takes the place of {replaces.hint}. {replacedWords(replaces, Date.now())}
            </p>
          )}
          <CodeSample label="The key" code={token} />
          {call !== null && <CodeSample label="Try it in a terminal" code={call} />}
          <S.Buttons>
            <Button size="small" onClick={onClose}>
              I have copied it
            </Button>
            <ButtonLink href="/developers" size="small" variant="quiet" iconAfter={icons.arrowRight}>
              From key to booked freight
            </ButtonLink>
          </S.Buttons>
        </F.Stacked>
      </Panel>
    </div>
  );
}
