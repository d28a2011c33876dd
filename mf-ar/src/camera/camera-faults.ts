/** Why there is no picture from the camera. */
export type CameraFault = 'refused' | 'absent' | 'in-use' | 'insecure' | 'interrupted' | 'failed';

/** The message shown without a camera, whatever the reason. */
export const CAMERA_REQUIRED =
  'Camera access is required for AR visualization. Please enable camera permissions or try a different device.';

/** The reason, and what to do about it. */
export const FAULT_ADVICE: Record<CameraFault, string> = {
  refused:
    'The browser was not allowed to use the camera. Allow it beside the address of this page, then press Start AR View.',
  absent: 'This device has no camera that the browser can use.',
  'in-use': 'Another program may be using the camera. Close it, then press Start AR View.',
  insecure: 'Browsers give a camera to secure pages only. Open this page with https:// and try again.',
  interrupted:
    'The camera stopped while in use: it was unplugged, or permission was withdrawn. Press Start AR View to try again.',
  failed: 'The camera did not start. Press Start AR View to try again.',
};

/** The fault behind a rejection of `getUserMedia` (Media Capture and Streams, 10.2). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    default:
      return 'failed';
  }
}
