import { apiError } from '@saltbush/calls';
import type { ReleasePreview } from '@saltbush/contract/release-api';
import { Badge, Button, Notice } from '@saltbush/ui';
import { failureText } from '../../api/failureText.ts';
import { useRevokePreviewMutation } from '../../api/revokePreview.ts';
import { dayAndTime } from '../dayAndTime.ts';
import { Moment } from '../Moment.tsx';
import * as S from '../rows.styles.ts';
import { previewStanding } from './previewStanding.ts';

const LOOKS = {
  open: { label: 'Not opened yet', tone: 'neutral' },
  'in use': { label: 'In use', tone: 'good' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
} as const;

interface PreviewListProps {
  previews: readonly ReleasePreview[];
  /** Milliseconds. */
  now: number;
}

/** Previews, each with a button that ends it. */
export function PreviewList({ previews, now }: PreviewListProps) {
  const [revoke, revoking] = useRevokePreviewMutation();
  const failure = apiError(revoking.error);
  return (
    <>
      <S.ActRows>
        {previews.map((preview) => {
          const { id, name, version, kind, createdBy, createdAt, expiresAt } = preview;
          const standing = previewStanding(preview, now);
          const isOpen = standing === 'open' || standing === 'in use';
          const title = kind === 'dev' ? `${name}, a working copy` : `${name} ${version ?? ''}`;
          return (
            <li key={id}>
              <div>
                <S.What>
                  {title}
                  <Badge tone={LOOKS[standing].tone}>{LOOKS[standing].label}</Badge>
                </S.What>
                <S.Soft>
                  By {createdBy}, <Moment at={createdAt} now={now} />
                  {isOpen && `, until ${dayAndTime(expiresAt)}`}
                </S.Soft>
              </div>
              {isOpen && (
                <Button
                  size="small"
                  variant="danger"
                  busy={revoking.isLoading && revoking.originalArgs === id}
                  busyLabel="Revoking"
                  aria-label={`Revoke the preview of ${title}`}
                  onClick={() => void revoke(id)}
                >
                  Revoke
                </Button>
              )}
            </li>
          );
        })}
      </S.ActRows>
      {failure && (
        <Notice tone="danger" title="Not revoked" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
    </>
  );
}
