import { HTMLCanvasElementLuminanceSource } from '@zxing/library/esm/browser/HTMLCanvasElementLuminanceSource';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import type { LabelReader } from './LabelReader.ts';

/** Wide enough for the thin bars of a label that fills the picture. */
const MOST_WIDTH_PX = 1280;

/** Reads labels in browsers that have no reader of their own. It is plain script, which the site's policy allows. */
export function createLibraryReader(): LabelReader {
  const canvas = document.createElement('canvas');
  const reader = new Code128Reader();
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
  return {
    read: async (picture) => {
      const scale = Math.min(1, MOST_WIDTH_PX / picture.videoWidth);
      canvas.width = Math.round(picture.videoWidth * scale);
      canvas.height = Math.round(picture.videoHeight * scale);
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (!drawing || canvas.width === 0) return null;
      drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
      try {
        const source = new HTMLCanvasElementLuminanceSource(canvas);
        return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
      } catch {
        // It throws where it finds no bars.
        return null;
      }
    },
  };
}
