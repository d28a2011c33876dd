import { html } from './html.ts';

/** Widths of the picture beside the gateway's own pages, in pixels; its files are in `page-pictures`. */
const WIDTHS_PX = [640, 1000] as const;
const TYPES = ['avif', 'webp'] as const;

/** Where the files of the picture are answered, each under its own name. */
export const PICTURE_PATHS = TYPES.flatMap((type) =>
  WIDTHS_PX.map((widthPx) => `/api/auth/sign-in-${widthPx}.${type}`),
);

const sources = (type: (typeof TYPES)[number]): string =>
  WIDTHS_PX.map((widthPx) => `/api/auth/sign-in-${widthPx}.${type} ${widthPx}w`).join(', ');

const SIZES = '(min-width: 1024px) 58vw, 100vw';

/** A B-double at first light, as the site's own pictures are; decoration, so it has no text alternative. */
export const pagePicture = html`<div class="view"><picture>
<source type="image/avif" srcset="${sources('avif')}" sizes="${SIZES}">
<img src="/api/auth/sign-in-1000.webp" srcset="${sources('webp')}" sizes="${SIZES}" width="1000" height="1000" alt="">
</picture></div>`;
