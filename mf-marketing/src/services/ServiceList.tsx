import { Container, icons, keepTogether, Section, TextLink, VisuallyHidden } from '@saltbush/ui';
import type { PictureName } from '../pictures/pictures.data.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './ServiceList.styles.ts';
import { services } from './services.data.ts';

const pictureOf: Record<(typeof services)[number]['id'], PictureName> = {
  ftl: 'highway',
  ltl: 'pallets',
  metro: 'metroFleet',
  'taxi-trucks': 'taxi',
  'cross-docking': 'dock',
  warehousing: 'warehouse',
};

/** Services one below the other, with pictures on alternating sides. */
export function ServiceList() {
  return (
    <Section tone="paper" aria-label="The services in detail">
      <Container>
        <S.List>
          {services.map(({ id, name, text, where, charged, learnMoreHref, href }) => (
            <S.Item key={id}>
              <ScenePicture
                name={pictureOf[id]}
                ratio="16 / 9"
                sizes="(min-width: 1024px) 660px, (min-width: 768px) 50vw, 100vw"
              />
              <S.Words>
                <h2>{name}</h2>
                <p>{text}</p>
                <S.Line>{keepTogether(`${where}. ${charged}.`)}</S.Line>
                <S.Links>
                  <TextLink href={learnMoreHref} iconAfter={icons.arrowRight}>
                    Learn More<VisuallyHidden> about {name.toLowerCase()}</VisuallyHidden>
                  </TextLink>
                  {learnMoreHref !== href && (
                    <TextLink href={href} iconAfter={icons.arrowRight}>
                      Rates and facts<VisuallyHidden> of {name.toLowerCase()}</VisuallyHidden>
                    </TextLink>
                  )}
                </S.Links>
              </S.Words>
            </S.Item>
          ))}
        </S.List>
      </Container>
    </Section>
  );
}
