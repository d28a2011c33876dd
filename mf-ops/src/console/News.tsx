import type { LogEntry } from '@saltbush/contract/release-api';
import { Button, Notice } from '@saltbush/ui';
import { actText } from './actText.ts';
import * as S from './News.styles.ts';

/** Announces what somebody else or the gateway has just done to a release. */
export function News({ entry, onDismiss }: { entry: LogEntry | null; onDismiss: () => void }) {
  return (
    <S.Place role="status">
      {entry && (
        <Notice title={`${actText(entry)} by ${entry.actor}`}>
          <S.Row>
            <p>{entry.reason}</p>
            <Button variant="quiet" size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          </S.Row>
        </Notice>
      )}
    </S.Place>
  );
}
