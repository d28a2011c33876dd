import { Button, Notice } from '@saltbush/ui';
import * as S from './acts.styles.ts';
import { TrailEntry } from './TrailEntry.tsx';
import type { SeenVersion } from './useSeenVersion.ts';

interface ChangedMeanwhileProps {
  /** Kind of record: "booking". */
  thing: string;
  /** Its status now, in a word. */
  standing: string;
  seen: SeenVersion;
  /** Whether the act is still possible. */
  isPossible: boolean;
  /** Saves what was typed as a note, when the act is no longer possible. */
  onKeepAsNote: (() => void) | null;
}

/** Shows what somebody else did while a form was open. What was typed stays; the user decides whether to go on. */
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
