import { Container, icons, Section, TextLink, VisuallyHidden } from '@saltbush/ui';
import type { PictureName } from '../pictures/pictures.data.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { services } from '../services/services.data.ts';
import * as S from './ServiceMosaic.styles.ts';

type ServiceId = (typeof services)[number]['id'];

/** Which tiles are wide and which have a picture. Each row adds up to twelve columns. */
const tiles: Record<ServiceId, { columns: 5 | 7; tone: 'white' | 'mist' | 'ink'; picture?: PictureName }> = {
  ftl: { columns: 7, tone: 'white', picture: 'highway' },
  ltl: { columns: 5, tone: 'mist' },
  metro: { columns: 5, tone: 'ink' },
  'taxi-trucks': { columns: 7, tone: 'white', picture: 'taxi' },
  'cross-docking': { columns: 7, tone: 'white', picture: 'dock' },
  warehousing: { columns: 5, tone: 'mist' },
};

export function ServiceMosaic() {
  return (
    <Section tone="paper" aria-labelledby="home-services">
      <Container>
        <S.Head>
          <h2 id="home-services">One carrier, from a carton to a B-double</h2>
          <p>
            Six services on one account, each consignment with its own invoice. The truck changes, the people who answer
            do not.
          </p>
        </S.Head>
        <S.Mosaic>
          {services.map((service) => {
            const { columns, tone, picture } = tiles[service.id];
            return (
              <S.Tile key={service.id} $columns={columns} $tone={tone} $hasPicture={Boolean(picture)}>
                {picture && (
                  <S.TilePicture>
                    <ScenePicture
                      name={picture}
                      ratio="fill"
                      focus="right"
                      isRounded={false}
                      sizes="(min-width: 1024px) 340px, 100vw"
                    />
                  </S.TilePicture>
                )}
                <S.TileText>
                  <h3>{service.name}</h3>
                  <p>{service.text}</p>
                  <S.Facts>
                    <div>
                      <dt>Carries</dt>
                      <dd>{service.carries}</dd>
                    </div>
                    <div>
                      <dt>Speed</dt>
                      <dd>{service.speed}</dd>
                    </div>
                    <div>
                      <dt>Charged</dt>
                      <dd>{service.charged}</dd>
                    </div>
                  </S.Facts>
                  <TextLink href="/services" iconAfter={icons.arrowRight}>
                    Learn More<VisuallyHidden> about {service.name.toLowerCase()}</VisuallyHidden>
                  </TextLink>
                </S.TileText>
              </S.Tile>
            );
          })}
        </S.Mosaic>
      </Container>
    </Section>
  );
}
