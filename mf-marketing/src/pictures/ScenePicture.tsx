import { Picture } from '@saltbush/ui';
import { type PictureEntry, type PictureName, pictures } from './pictures.data.ts';
import * as S from './ScenePicture.styles.ts';
import { usePictureFallback } from './usePictureFallback.ts';

export interface ScenePictureProps {
  name: PictureName;
  /** Shown instead when the picture cannot be loaded. */
  fallback?: PictureName;
  /** Shape of the frame as a CSS ratio; `fill` takes the height of its container. */
  ratio?: string;
  /** Width on screen, as in the `sizes` attribute. */
  sizes?: string;
  /** Part to keep in view when the frame is narrower than the picture. Vehicles drive to the right. */
  focus?: 'center' | 'right';
  /** The main picture of the first screen; loads at once and first. */
  isFirst?: boolean;
  isRounded?: boolean;
}

/** A picture of the site in its frame. */
export function ScenePicture({
  name,
  fallback,
  ratio = '4 / 3',
  sizes = '100vw',
  focus = 'center',
  isFirst = false,
  isRounded = true,
}: ScenePictureProps) {
  const { shown, image } = usePictureFallback(name, fallback);
  const { alt, width, height, sources, narrowSources }: PictureEntry = pictures[shown];
  return (
    <S.Frame $ratio={ratio} $focus={focus} $isRounded={isRounded}>
      <Picture
        {...image}
        key={shown}
        sources={sources}
        narrowSources={narrowSources}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        priority={isFirst}
        fit="cover"
      />
    </S.Frame>
  );
}
