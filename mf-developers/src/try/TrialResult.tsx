import { Button, CodeSample, icons, Notice, saveFile } from '@saltbush/ui';
import type { TrialAnswer } from './sendTrial.ts';
import * as S from './try.styles.ts';

/** Longer answers would slow the page down. */
const MOST_CHARACTERS = 40_000;

interface TrialResultProps {
  answer: TrialAnswer;
  /** For a file. */
  fileName: string | null;
  after: string | undefined;
}

function shownText({ text, json }: TrialAnswer): string {
  const whole = json === undefined ? (text ?? '') : JSON.stringify(json, null, 2);
  return whole.length <= MOST_CHARACTERS ? whole : `${whole.slice(0, MOST_CHARACTERS)}\n… and more.`;
}

/** What came back: status, time, limits, and the answer as text or a file to save. */
export function TrialResult({ answer, fileName, after }: TrialResultProps) {
  const { status, reason, milliseconds, limits, file, problem } = answer;
  const isDone = status < 300;
  return (
    <>
      <S.Status>
        <strong data-tone={isDone ? 'good' : 'danger'}>{[status, reason].filter(Boolean).join(' ')}</strong>
        <span>{milliseconds} ms</span>
        {limits.map(({ name, value }) => (
          <span key={name}>
            {name}: {value}
          </span>
        ))}
      </S.Status>
      {problem && (
        <Notice tone="danger" title={problem.detail} role="alert">
          <p>
            Its code is <code>{problem.code}</code>.
          </p>
          {problem.fields && (
            <ul>
              {problem.fields.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <code>{path}</code>: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {isDone && after !== undefined && <p role="status">{after}</p>}
      {file ? (
        <div>
          <Button
            size="small"
            variant="secondary"
            iconBefore={icons.download}
            onClick={() => saveFile(file, fileName ?? 'answer')}
          >
            Save {fileName ?? 'the file'}
          </Button>
        </div>
      ) : (
        <S.Scroller>
          <CodeSample label="The answer" code={shownText(answer)} />
        </S.Scroller>
      )}
    </>
  );
}
