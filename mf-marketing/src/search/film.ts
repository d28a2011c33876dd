import { COMPANY_ID } from './company.ts';

interface FilmFacts {
  /** File name under `src/films`, without extension. */
  file: string;
  name: string;
  description: string;
  durationSeconds: number;
  widthPx: number;
  heightPx: number;
}

/** Date the films were first published. */
const UPLOADED = '2026-11-21T00:00:00+11:00';

/** A film, for search engines (schema.org VideoObject). */
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
