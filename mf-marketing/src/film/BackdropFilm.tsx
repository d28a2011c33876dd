import { Icon } from '@saltbush/ui';
import * as S from './BackdropFilm.styles.ts';
import { FilmVideo } from './FilmVideo.tsx';
import type { FilmName } from './films.data.ts';
import { useFilm } from './useFilm.ts';

export interface BackdropFilmProps {
  film: FilmName;
}

/** A silent film that fades in over its picture once the page has loaded. Fills its positioned parent. */
export function BackdropFilm({ film }: BackdropFilmProps) {
  const { video, status, toggle } = useFilm();
  const isPlaying = status === 'playing';
  return (
    <>
      <S.Layer $isShown={isPlaying || status === 'paused'}>
        <FilmVideo film={film} video={video} isContent={false} />
      </S.Layer>
      {status !== 'failed' && (
        <S.Control type="button" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
          {isPlaying ? 'Pause film' : 'Play film'}
        </S.Control>
      )}
    </>
  );
}
