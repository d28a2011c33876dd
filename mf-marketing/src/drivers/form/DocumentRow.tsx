import type { DriverDocument, DriverDocumentStatus } from '@saltbush/drivers/api';
import { Badge, type BadgeProps, Button, fileSize, Icon, icons, VisuallyHidden } from '@saltbush/ui';
import { useRef } from 'react';
import * as S from './DocumentList.styles.ts';
import type { Transfer } from './useDriverDocuments.ts';

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/heic,.pdf,.jpg,.jpeg,.png,.heic';

const STATUS: Record<DriverDocumentStatus, { word: string; tone: BadgeProps['tone'] }> = {
  missing: { word: 'To come', tone: 'neutral' },
  received: { word: 'Received', tone: 'brand' },
  verified: { word: 'Verified', tone: 'good' },
  declined: { word: 'Please replace', tone: 'danger' },
  'not-needed': { word: 'Not needed', tone: 'neutral' },
};

interface Props {
  title: string;
  document: DriverDocument;
  transfer: Transfer | undefined;
  isClosed: boolean;
  onSend: (file: File) => void;
  onStop: () => void;
  onRemove: () => void;
}

/** One document: its status and what can be done with it. */
export function DocumentRow({ title, document, transfer, isClosed, onSend, onStop, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { kind, status, file, note } = document;
  const isSending = transfer?.status === 'sending';
  const isOpen = !isClosed && status !== 'verified' && status !== 'not-needed';
  const of = <VisuallyHidden> for {title}</VisuallyHidden>;

  return (
    <S.Row>
      <S.Title id={`document-${kind}`}>{title}</S.Title>
      <S.Status role="status">
        {isSending ? (
          <Badge tone="brand">
            {/* The bar below says how far; said at every percent, nothing else could be heard. */}
            Sending <span aria-hidden>{transfer.percent}%</span>
          </Badge>
        ) : (
          <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>
        )}
      </S.Status>
      {(file || isSending) && (
        <S.File>
          <Icon path={icons.document} size={18} />
          <span>{isSending ? transfer.name : `${file?.name}, ${fileSize(file?.sizeBytes ?? 0)}`}</span>
        </S.File>
      )}
      {isSending && <S.Progress max={100} value={transfer.percent} aria-labelledby={`document-${kind}`} />}
      {status === 'declined' && note !== '' && (
        <S.Fault>
          <Icon path={icons.alert} size={18} />
          <span>{note}</span>
        </S.Fault>
      )}
      {transfer?.status === 'failed' && (
        <S.Fault role="alert">
          <Icon path={icons.alert} size={18} />
          <span>{transfer.message}</span>
        </S.Fault>
      )}
      {isOpen && (
        <S.Actions>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            aria-label={title}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) onSend(chosen);
              // Cleared, so that choosing the same file again starts another try.
              target.value = '';
            }}
          />
          {isSending ? (
            <Button size="small" variant="secondary" onClick={onStop}>
              Stop{of}
            </Button>
          ) : (
            <Button
              size="small"
              variant="secondary"
              iconBefore={icons.upload}
              aria-invalid={transfer?.status === 'failed' || undefined}
              onClick={() => input.current?.click()}
            >
              {file ? 'Replace' : 'Choose File'}
              {of}
            </Button>
          )}
          {file && !isSending && (
            <Button size="small" variant="quiet" busy={transfer?.status === 'removing'} onClick={onRemove}>
              Remove{of}
            </Button>
          )}
        </S.Actions>
      )}
    </S.Row>
  );
}
