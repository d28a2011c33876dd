import { Picture } from '@saltbush/ui';
import { DockScene } from './drawings/DockScene.tsx';
import type { Drawing } from './drawings/drawing.ts';
import { RackScene } from './drawings/RackScene.tsx';
import { RoadScene } from './drawings/RoadScene.tsx';
import { type PictureEntry, type PictureName, pictures } from './pictures.data.ts';
import * as S from './ScenePicture.styles.ts';

function Scene({ drawing }: { drawing: Drawing }) {
  switch (drawing.scene) {
    case 'road':
      return <RoadScene vehicle={drawing.vehicle} backdrop={drawing.backdrop} place={drawing.place} />;
    case 'dock':
      return <DockScene />;
    case 'racks':
      return <RackScene />;
  }
}

export interface ScenePictureProps {
  name: PictureName;
  /** Shape of the frame as a CSS ratio; `fill` takes the height of its container. */
  ratio?: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** What stays in view where the frame is narrower than the picture: vehicles drive to the right. */
  focus?: 'center' | 'right';
  /** The picture of the first screen: loaded at once and first. */
  isFirst?: boolean;
  isRounded?: boolean;
}

/** A picture of the site: the rendering where there is one, its drawing otherwise. */
export function ScenePicture({
  name,
  ratio = '4 / 3',
  sizes = '100vw',
  focus = 'center',
  isFirst = false,
  isRounded = true,
}: ScenePictureProps) {
  const { alt, width, height, drawing, rendered }: PictureEntry = pictures[name];
  return (
    <S.Frame $ratio={ratio} $focus={focus} $isRounded={isRounded}>
      {rendered ? (
        <Picture
          sources={rendered}
          alt={alt}
          width={width}
          height={height}
          sizes={sizes}
          priority={isFirst}
          fit="cover"
        />
      ) : (
        <svg
          viewBox="0 0 1600 900"
          preserveAspectRatio={focus === 'right' ? 'xMaxYMax slice' : 'xMidYMax slice'}
          role="img"
          aria-label={alt}
        >
          <Scene drawing={drawing} />
        </svg>
      )}
    </S.Frame>
  );
}
