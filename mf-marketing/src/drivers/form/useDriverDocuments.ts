import {
  DRIVER_DOCUMENT_KINDS,
  type DriverApplication,
  type DriverDocument,
  type DriverDocumentKind,
  MAX_DOCUMENT_BYTES,
} from '@saltbush/drivers/api';
import { useRef, useState } from 'react';
import { useRemoveDriverDocumentMutation } from '../../api/driverApplications.ts';
import { faultText } from '../../api/faultText.ts';
import { uploadDriverDocument } from '../../api/uploadDriverDocument.ts';

export type Transfer =
  | { status: 'sending'; name: string; percent: number }
  | { status: 'removing' }
  | { status: 'failed'; message: string };

/** The application that documents belong to; created with the first document. */
export interface DocumentHome {
  /** Rejects with the failure of the call. */
  token: () => Promise<string>;
  /** Forgets an application that no longer exists; the next document creates a new one. */
  forget: () => void;
}

export interface DriverDocuments {
  documents: readonly DriverDocument[];
  transfers: Partial<Record<DriverDocumentKind, Transfer>>;
  isBusy: boolean;
  show: (application: DriverApplication) => void;
  send: (kind: DriverDocumentKind, file: File) => Promise<void>;
  stop: (kind: DriverDocumentKind) => void;
  remove: (kind: DriverDocumentKind) => Promise<void>;
}

export const NO_DOCUMENTS: readonly DriverDocument[] = DRIVER_DOCUMENT_KINDS.map((kind) => ({
  kind,
  status: 'missing',
  file: null,
  note: '',
}));

/**
 * Why a file would be refused, checked before it is sent; null when it may be fine. The gateway checks its content.
 */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size <= MAX_DOCUMENT_BYTES) return null;
  const sizeMb = (size / 1024 / 1024).toFixed(1);
  return `${name} is ${sizeMb} MB; at most 10 MB get through. Take a smaller photo, or scan it in grey.`;
}

/** State of the documents, which upload independently. */
export function useDriverDocuments(home: DocumentHome): DriverDocuments {
  const [documents, setDocuments] = useState(NO_DOCUMENTS);
  const [transfers, setTransfers] = useState<DriverDocuments['transfers']>({});
  const stops = useRef(new Map<DriverDocumentKind, AbortController>());
  const [removeDocument] = useRemoveDriverDocumentMutation();

  const setTransfer = (kind: DriverDocumentKind, transfer: Transfer | null) =>
    setTransfers(({ [kind]: _, ...others }) => (transfer === null ? others : { ...others, [kind]: transfer }));

  // Two uploads may finish in any order, so only this document is taken from the answer.
  const showOne = (kind: DriverDocumentKind, application: DriverApplication) =>
    setDocuments((known) =>
      known.map((document) =>
        document.kind === kind ? (application.documents.find((other) => other.kind === kind) ?? document) : document,
      ),
    );

  return {
    documents,
    transfers,
    isBusy: Object.values(transfers).some((transfer) => transfer?.status !== 'failed'),
    show: (application) => setDocuments(application.documents),
    async send(kind, file) {
      const fault = fileFault(file);
      if (fault !== null) {
        setTransfer(kind, { status: 'failed', message: fault });
        return;
      }
      const controller = new AbortController();
      stops.current.get(kind)?.abort();
      stops.current.set(kind, controller);
      const onProgress = (percent: number) => setTransfer(kind, { status: 'sending', name: file.name, percent });
      onProgress(0);
      let token: string;
      try {
        token = await home.token();
      } catch (error) {
        setTransfer(kind, { status: 'failed', message: faultText(error as Parameters<typeof faultText>[0]) });
        return;
      }
      const result = await uploadDriverDocument({ token, kind, file, onProgress, signal: controller.signal });
      if (stops.current.get(kind) !== controller) return;
      if (result.status === 'failed') {
        if (result.isGone) home.forget();
        setTransfer(kind, { status: 'failed', message: result.message });
        return;
      }
      if (result.status === 'kept') showOne(kind, result.application);
      setTransfer(kind, null);
    },
    stop: (kind) => stops.current.get(kind)?.abort(),
    async remove(kind) {
      setTransfer(kind, { status: 'removing' });
      const { data, error } = await removeDocument({ token: await home.token(), kind });
      if (data) showOne(kind, data);
      setTransfer(kind, error ? { status: 'failed', message: faultText(error) } : null);
    },
  };
}
