import { DRIVER_DOCUMENTS } from '@saltbush/drivers/api';
import * as S from './DocumentList.styles.ts';
import { DocumentRow } from './DocumentRow.tsx';
import type { DriverDocuments } from './useDriverDocuments.ts';

interface Props {
  documents: DriverDocuments;
  /** Read-only, because the application is decided. */
  isClosed?: boolean;
}

/** The seven documents; each is uploaded, replaced and removed by itself. */
export function DocumentList({ documents: { documents, transfers, send, stop, remove }, isClosed = false }: Props) {
  return (
    <S.List>
      {documents.map((document) => (
        <DocumentRow
          key={document.kind}
          title={DRIVER_DOCUMENTS[document.kind]}
          document={document}
          transfer={transfers[document.kind]}
          isClosed={isClosed}
          onSend={(file) => void send(document.kind, file)}
          onStop={() => stop(document.kind)}
          onRemove={() => void remove(document.kind)}
        />
      ))}
    </S.List>
  );
}
