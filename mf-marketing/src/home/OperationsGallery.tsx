import { Container, Section } from '@saltbush/ui';
import type { PictureName } from '../pictures/pictures.data.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './OperationsGallery.styles.ts';

const shots: readonly { name: PictureName; caption: string }[] = [
  { name: 'depot', caption: 'First trailers out, Erskine Park' },
  { name: 'dock', caption: 'Doors 7 to 9, staged by run' },
  { name: 'warehouse', caption: 'Racking beside the dock' },
  { name: 'vanLoading', caption: 'Van for the Inner City, loading' },
  { name: 'outback', caption: 'Halfway to Adelaide' },
  { name: 'highway', caption: 'B-double, overnight to Melbourne' },
  { name: 'taxi', caption: 'Hourly hire, at the kerb' },
  { name: 'pallets', caption: 'Wrapped, counted, next to load' },
];

export function OperationsGallery() {
  return (
    <Section tone="white" aria-labelledby="home-operations">
      <Container>
        <S.Title id="home-operations">A working day</S.Title>
        <S.Gallery>
          {shots.map(({ name, caption }) => (
            <S.Shot key={name}>
              <S.Frame>
                <ScenePicture name={name} ratio="fill" sizes="(min-width: 1024px) 560px, 100vw" />
              </S.Frame>
              <S.Caption>{caption}</S.Caption>
            </S.Shot>
          ))}
        </S.Gallery>
      </Container>
    </Section>
  );
}
