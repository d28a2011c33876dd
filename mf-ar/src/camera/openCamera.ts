import { type CameraFault, faultOf } from './camera-faults.ts';

export type CameraOpening = { status: 'open'; stream: MediaStream } | { status: 'failed'; fault: CameraFault };

/** Opens the camera on the back of the device, else any camera. Never rejects. */
export async function openCamera(): Promise<CameraOpening> {
  if (!window.isSecureContext) return { status: 'failed', fault: 'insecure' };
  // Old browsers, and browsers where an administrator disabled it, have no `mediaDevices`.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return { status: 'failed', fault: 'absent' };
  try {
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 800 } };
    return { status: 'open', stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: a camera that did not start is to be logged.
    console.warn('The camera did not start.', cause);
    return { status: 'failed', fault: faultOf(cause) };
  }
}

/** Switches the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
