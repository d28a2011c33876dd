import { Button, Notice } from '@saltbush/ui';
import * as S from './acts.styles.ts';
import { TrailEntry } from './TrailEntry.tsx';
import type { SeenVersion } from './useSeenVersion.ts';

interface ChangedMeanwhileProps {
  /** What it is: "booking". */
  thing: string;
  /** How it stands now, in a word. */
  standing: string;
  seen: SeenVersion;
  /** Whether the act can still be done. */
  isPossible: boolean;
  /** Keeps what was typed as a note, where it can no longer be done. */
  onKeepAsNote: (() => void) | null;
}

/** Shows what somebody else did while a form was open. What was typed stays; it goes on only by choice. */
export function ChangedMeanwhile({ thing, standing, seen, isPossible, onKeepAsNote }: ChangedMeanwhileProps) {
  return (
    <Notice tone="warn" title={`This ${thing} changed while you were writing`} role="alert">
      <S.Changes>
        {seen.changes.map((fact) => (
          <li key={fact.at + fact.what}>
            <TrailEntry fact={fact} />
          </li>
        ))}
      </S.Changes>
      {isPossible ? (
        <p>What you typed is kept.</p>
      ) : (
        <p>It is now “{standing}”, where this can no longer be done. What you typed is kept.</p>
      )}
      <S.Buttons>
        {isPossible && (
          <Button size="small" onClick={seen.accept}>
            Go on with what I typed
          </Button>
        )}
        {!isPossible && onKeepAsNote && (
          <Button
            size="small"
            onClick={() => {
              seen.accept();
              onKeepAsNote();
            }}
          >
            Make it a note
          </Button>
        )}
      </S.Buttons>
    </Notice>
  );
}
