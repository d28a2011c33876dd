import type { ApiError } from '@saltbush/contract/api';
import { type DeskDriverDetail, DRIVER_DOCUMENTS, type DriverDocumentKind } from '@saltbush/drivers/api';
import { Badge, fileSize, TextLink } from '@saltbush/ui';
import { driverDocumentHref } from '../api/driverDocumentHref.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { NoteActs } from '../sheet/NoteActs.tsx';
import type { ActTarget } from '../sheet/note-act.ts';
import type { TrailFact } from '../sheet/trail-fact.ts';
import * as S from './DocumentsCard.styles.ts';
import { DOCUMENT_ACTS, type DocumentActId } from './driver-acts.data.ts';
import { DOCUMENT_STATUS_LABELS } from './driver-statuses.data.ts';
import { possibleDocumentActs } from './possibleActs.ts';

interface DocumentsCardProps {
  driver: DeskDriverDetail;
  target: ActTarget;
  facts: readonly TrailFact[];
  /** Null when it succeeded. */
  send: (document: DriverDocumentKind, act: DocumentActId, note: string, version: number) => Promise<ApiError | null>;
  refetch: () => unknown;
}

/** Each document of a driver, with its status and acts. */
export function DocumentsCard({ driver, target, facts, send, refetch }: DocumentsCardProps) {
  return (
    <DeskCard heading="Documents">
      <S.Documents>
        {driver.documents.map((document) => {
          const { kind, status, file, note } = document;
          const name = DRIVER_DOCUMENTS[kind];
          return (
            <li key={kind}>
              <S.Head>
                <h3>{name}</h3>
                <Badge tone={DOCUMENT_STATUS_LABELS[status].tone}>{DOCUMENT_STATUS_LABELS[status].label}</Badge>
              </S.Head>
              {file && (
                <S.File>
                  <TextLink href={driverDocumentHref(driver.reference, kind)} download>
                    {file.name}
                  </TextLink>
                  , {fileSize(file.sizeBytes)}, <time dateTime={file.uploadedAt}>{deskMoment(file.uploadedAt)}</time>
                </S.File>
              )}
              {note && <S.Note>{note}</S.Note>}
              <NoteActs
                acts={DOCUMENT_ACTS}
                possible={possibleDocumentActs(driver, document)}
                target={target}
                subject={name}
                facts={facts}
                send={(act, words, seen) => send(kind, act, words, seen)}
                refetch={refetch}
                isQuiet
              />
            </li>
          );
        })}
      </S.Documents>
    </DeskCard>
  );
}
