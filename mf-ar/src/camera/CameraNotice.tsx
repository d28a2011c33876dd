import { Notice } from '@saltbush/ui';
import { CAMERA_REQUIRED, FAULT_ADVICE } from './camera-faults.ts';
import type { Camera } from './useCamera.ts';

/** Says why the camera is off, if there is something to say. */
export function CameraNotice({ camera }: { camera: Camera }) {
  switch (camera.status) {
    case 'failed':
      return (
        <Notice tone="danger" role="alert">
          <p>{CAMERA_REQUIRED}</p>
          <p>{FAULT_ADVICE[camera.fault]}</p>
        </Notice>
      );
    case 'paused':
      return (
        <Notice role="status">
          <p>The camera was switched off when this page went out of sight. Press Start AR View to go on.</p>
        </Notice>
      );
    case 'starting':
      return (
        <Notice role="status">
          <p>Waiting for the camera. Allow it when the browser asks; the picture stays on this device.</p>
        </Notice>
      );
    default:
      return null;
  }
}
