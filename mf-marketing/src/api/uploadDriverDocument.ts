import { apiHref } from '@saltbush/business-api/api';
import { type DriverApplication, type DriverDocumentKind, FILE_NAME_HEADER } from '@saltbush/drivers/api';
import { brand } from '@saltbush/ui/brand';

export type UploadResult =
  | { status: 'kept'; application: DriverApplication }
  | { status: 'failed'; message: string; isGone: boolean }
  | { status: 'stopped' };

interface Upload {
  token: string;
  kind: DriverDocumentKind;
  file: File;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const UNREACHABLE = `The file did not get through. Check your connection and try again, or ring ${brand.phone}.`;

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' ? detail : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

/** A damaged file name may hold half a character, which cannot be encoded. */
const wellFormed = (name: string): string => name.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Uploads a file. Never rejects. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadDriverDocument({ token, kind, file, onProgress, signal }: Upload): Promise<UploadResult> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('PUT', apiHref('PUT /api/driver-applications/:token/documents/:kind', { params: { token, kind } }));
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(wellFormed(file.name)));
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) {
        resolve({ status: 'kept', application: JSON.parse(call.responseText) as DriverApplication });
      } else {
        resolve({ status: 'failed', message: detailOf(call.responseText), isGone: call.status === 404 });
      }
    };
    call.onerror = () => resolve({ status: 'failed', message: UNREACHABLE, isGone: false });
    call.onabort = () => resolve({ status: 'stopped' });
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}
