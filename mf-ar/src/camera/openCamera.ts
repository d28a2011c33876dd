import { type CameraFault, faultOf } from './camera-faults.ts';

export type CameraOpening = { status: 'open'; stream: MediaStream } | { status: 'failed'; fault: CameraFault };

/** The camera on the back of the device where there is one, any other elsewhere. Never rejects. */
export async function openCamera(): Promise<CameraOpening> {
  if (!window.isSecureContext) return { status: 'failed', fault: 'insecure' };
  // Old browsers, and windows in which an administrator switched it off, have no media devices at all.
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
