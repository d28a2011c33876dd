import type { PictureEntry } from './pictures.data.ts';
import consoleScreen640Avif from './screen-console-640.avif';
import consoleScreen640Webp from './screen-console-640.webp';
import consoleScreen1280Avif from './screen-console-1280.avif';
import consoleScreen1280Webp from './screen-console-1280.webp';
import desk640Avif from './screen-desk-640.avif';
import desk640Webp from './screen-desk-640.webp';
import desk1280Avif from './screen-desk-1280.avif';
import desk1280Webp from './screen-desk-1280.webp';
import pod640Avif from './screen-pod-640.avif';
import pod640Webp from './screen-pod-640.webp';
import pod1280Avif from './screen-pod-1280.avif';
import pod1280Webp from './screen-pod-1280.webp';
import tracking390Avif from './screen-tracking-390.avif';
import tracking390Webp from './screen-tracking-390.webp';
import tracking780Avif from './screen-tracking-780.avif';
import tracking780Webp from './screen-tracking-780.webp';

const desk = { width: 1280, height: 800 } as const;

/** The platform at work, on sample data: taken of the running site by `PICTURES=1 npm run test:e2e`. */
export const screens = {
  desk: {
    alt: 'The bookings desk: a table of bookings with status, pickup, route, service, price and one delay marked in red',
    ...desk,
    sources: {
      avif: [
        { url: desk640Avif, widthPx: 640 },
        { url: desk1280Avif, widthPx: 1280 },
      ],
      webp: [
        { url: desk640Webp, widthPx: 640 },
        { url: desk1280Webp, widthPx: 1280 },
      ],
    },
  },
  tracking: {
    alt: 'A consignment on a phone: from requested to in transit, each step with its time, and two steps still to come',
    width: 780,
    height: 1560,
    sources: {
      avif: [
        { url: tracking390Avif, widthPx: 390 },
        { url: tracking780Avif, widthPx: 780 },
      ],
      webp: [
        { url: tracking390Webp, widthPx: 390 },
        { url: tracking780Webp, widthPx: 780 },
      ],
    },
  },
  pod: {
    alt: 'A proof of delivery: who received it, when, pallets in and out, the signature and a photo of the pallet',
    ...desk,
    sources: {
      avif: [
        { url: pod640Avif, widthPx: 640 },
        { url: pod1280Avif, widthPx: 1280 },
      ],
      webp: [
        { url: pod640Webp, widthPx: 640 },
        { url: pod1280Webp, widthPx: 1280 },
      ],
    },
  },
  console: {
    alt: 'The release console: one part of the site fails for some visitors and can be rolled back, the others are well',
    ...desk,
    sources: {
      avif: [
        { url: consoleScreen640Avif, widthPx: 640 },
        { url: consoleScreen1280Avif, widthPx: 1280 },
      ],
      webp: [
        { url: consoleScreen640Webp, widthPx: 640 },
        { url: consoleScreen1280Webp, widthPx: 1280 },
      ],
    },
  },
} as const satisfies Record<string, PictureEntry>;

export type ScreenName = keyof typeof screens;
