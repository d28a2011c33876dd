import type { LabelReader } from './LabelReader.ts';

/** The browser's own reader (Shape Detection), which the types of the DOM do not have. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
  getSupportedFormats: () => Promise<string[]>;
}

const FORMAT = 'code_128';

/** Reads labels with the browser's own reader; null in browsers that have none for these bars. Never rejects. */
export async function createBrowserReader(): Promise<LabelReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null;
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    return { read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null };
  } catch {
    return null;
  }
}
