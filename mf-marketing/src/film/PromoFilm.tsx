import { Icon, icons } from '@saltbush/ui';
import { type FilmName, films } from './films.data.ts';
import * as S from './PromoFilm.styles.ts';

export interface PromoFilmProps {
  film: FilmName;
  /** Description of the film. */
  caption: string;
}

/**
 * A film as content: muted until asked, with buttons for pause and sound. The frame of the page plays it, so nobody needs React
 * for it: it answers `data-film-act`, and shows what stands under `data-while`.
 */
export function PromoFilm({ film, caption }: PromoFilmProps) {
  const { poster, label, webm, mp4, width, height } = films[film];
  return (
    <S.Figure data-film="">
      <S.Frame>
        {/* Browsers fetch a poster at once, wherever the film is on the page; this one waits until it is near. */}
        <img src={poster} alt="" width={width} height={height} loading="lazy" decoding="async" />
        <video
          muted
          playsInline
          loop
          preload="none"
          width={width}
          height={height}
          aria-label={label}
          tabIndex={-1}
          disablePictureInPicture
          suppressHydrationWarning
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          Your browser does not support the video tag.
        </video>
      </S.Frame>
      <S.Controls data-while="working" suppressHydrationWarning>
        <S.Control type="button" data-film-act="play" data-starts="never">
          <S.Label data-while="still" suppressHydrationWarning>
            <Icon path={icons.play} size={18} />
            Play film
          </S.Label>
          <S.Label data-while="playing" hidden suppressHydrationWarning>
            <Icon path={icons.pause} size={18} />
            Pause film
          </S.Label>
        </S.Control>
        <S.Control type="button" data-film-act="sound" data-starts="never">
          <S.Label data-while="muted" suppressHydrationWarning>
            <Icon path={icons.soundOff} size={18} />
            Unmute
          </S.Label>
          <S.Label data-while="loud" hidden suppressHydrationWarning>
            <Icon path={icons.soundOn} size={18} />
            Mute
          </S.Label>
        </S.Control>
      </S.Controls>
      <S.Caption>
        <span data-while="failed" hidden suppressHydrationWarning>
          The film did not load. Reload the page to try again.{' '}
        </span>
        {caption}
      </S.Caption>
    </S.Figure>
  );
}
