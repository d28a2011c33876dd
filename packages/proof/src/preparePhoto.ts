export type PreparedPhoto = { status: 'ready'; picture: Blob } | { status: 'refused'; message: string };

const LONGEST_SIDE_PX = 2_000;
const QUALITY = 0.85;

/**
 * Prepares a photo for sending: small enough for a slow network, upright, and without the place and device that
 * cameras write into the file. Never rejects.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    if (picture) return { status: 'ready', picture };
  } catch {
    // Not a picture, or of a type that this browser cannot open.
  }
  return { status: 'refused', message: 'This file could not be opened as a picture. Choose a JPEG, PNG or WebP.' };
}
