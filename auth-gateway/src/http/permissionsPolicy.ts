/**
 * What no page needs. Browsers leave camera, motion sensors and headset to this origin, since the AR pages need them,
 * and no page shows a frame of another origin whose script it does not run anyway.
 */
const FOR_NOBODY = 'microphone=(), payment=(), usb=(), browsing-topics=()';

/** `Permissions-Policy`: a page may ask where the device is only when its release says that it does. */
export function permissionsPolicy({ mayAskPosition }: { mayAskPosition: boolean }): string {
  return `geolocation=(${mayAskPosition ? 'self' : ''}), ${FOR_NOBODY}`;
}
