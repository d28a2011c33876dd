import { apiCall } from '@saltbush/business-api/api';
import { type FileSent, sendFile } from '@saltbush/calls';

interface Picture {
  /** A UUID made once per picture. Sent again, it is kept once. */
  id: string;
  file: Blob;
}

/** Sends a picture of a claim. Never rejects. */
export const sendClaimPicture = (reference: string, { id: picture, file }: Picture): Promise<FileSent> =>
  sendFile(apiCall('PUT /api/claims/:reference/pictures/:picture', { params: { reference, picture }, body: file }));
