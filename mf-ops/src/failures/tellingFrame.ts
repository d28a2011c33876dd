import type { FailureFrame } from '@saltbush/contract/release-api';

/** The nearest frame of our own sources; the nearest of all where none has its lines. */
export function tellingFrame(frames: readonly FailureFrame[]): FailureFrame | undefined {
  return frames.find(({ lines }) => lines.length > 0) ?? frames[0];
}
