import { jest } from '@jest/globals';
import { paintPicture } from './paintScene.ts';

function cutOf(videoWidth: number, videoHeight: number) {
  const drawImage = jest.fn();
  const context = { drawImage } as unknown as CanvasRenderingContext2D;
  paintPicture(context, { videoWidth, videoHeight } as HTMLVideoElement);
  return drawImage.mock.calls.map(([_video, ...numbers]) => numbers);
}

describe('the picture of the camera', () => {
  it.each([
    ['as wide as the canvas', 1280, 800, [0, 0, 1280, 800]],
    ['wider', 1280, 720, [64, 0, 1152, 720]],
    ['upright, after the device was turned', 720, 1280, [0, 415, 720, 450]],
  ])('fills the canvas undistorted when it is %s', (_how, width, height, cut) => {
    expect(cutOf(width, height)).toEqual([[...cut, 0, 0, 640, 400]]);
  });

  it('is not painted before the first frame', () => {
    expect(cutOf(0, 0)).toEqual([]);
  });
});
