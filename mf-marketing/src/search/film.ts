import { COMPANY_ID } from './company.ts';

interface FilmFacts {
  /** File name under `src/films`, without its ending. */
  file: string;
  name: string;
  description: string;
  durationSeconds: number;
  widthPx: number;
  heightPx: number;
}

/** Day the films were first shown. */
const UPLOADED = '2026-11-21T00:00:00+11:00';

/** A film of a page as search engines read it (schema.org VideoObject). */
export function film(path: string, { file, name, description, durationSeconds, widthPx, heightPx }: FilmFacts) {
  return {
    '@type': 'VideoObject',
    '@id': `${path}#${file}`,
    name,
    description,
    thumbnailUrl: `./src/films/${file}-poster.webp`,
    contentUrl: `./src/films/${file}.mp4`,
    encodingFormat: 'video/mp4',
    uploadDate: UPLOADED,
    duration: `PT${durationSeconds}S`,
    width: widthPx,
    height: heightPx,
    inLanguage: 'en-AU',
    publisher: { '@id': COMPANY_ID },
  };
}
