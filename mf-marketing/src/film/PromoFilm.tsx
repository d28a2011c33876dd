import { Icon, icons } from '@saltbush/ui';
import { FilmVideo } from './FilmVideo.tsx';
import { type FilmName, films } from './films.data.ts';
import * as S from './PromoFilm.styles.ts';
import { useFilm } from './useFilm.ts';

export interface PromoFilmProps {
  film: FilmName;
  /** Description of the film. */
  caption: string;
}

/** A film as content: muted until asked, with buttons for pause and sound. */
export function PromoFilm({ film, caption }: PromoFilmProps) {
  const { video, status, isMuted, toggle, toggleSound } = useFilm();
  const isPlaying = status === 'playing';
  const { poster, width, height } = films[film];
  return (
    // The host starts the page for it when it is seen, where it may play by itself.
    <S.Figure data-starts="seen">
      <S.Frame>
        {/* Browsers fetch a poster at once, wherever the film is on the page; this one waits until it is near. */}
        <img src={poster} alt="" width={width} height={height} loading="lazy" decoding="async" />
        <FilmVideo film={film} video={video} />
      </S.Frame>
      {status !== 'failed' && (
        <S.Controls>
          <S.Control type="button" onClick={toggle}>
            <Icon path={isPlaying ? icons.pause : icons.play} size={18} />
            {isPlaying ? 'Pause film' : 'Play film'}
          </S.Control>
          <S.Control type="button" onClick={toggleSound}>
            <Icon path={isMuted ? icons.soundOff : icons.soundOn} size={18} />
            {isMuted ? 'Unmute' : 'Mute'}
          </S.Control>
        </S.Controls>
      )}
      <S.Caption>
        {status === 'failed' ? 'The film did not load. Reload the page to try again. ' : ''}
        {caption}
      </S.Caption>
    </S.Figure>
  );
}
