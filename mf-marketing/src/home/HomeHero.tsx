import { ButtonLink } from '@saltbush/ui';
import { BackdropFilm } from '../film/BackdropFilm.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './HomeHero.styles.ts';
import { QuickQuote } from './QuickQuote.tsx';

export function HomeHero() {
  return (
    <S.Hero aria-labelledby="home-title">
      <S.Backdrop>
        <ScenePicture name="hero" ratio="fill" focus="right" isFirst isRounded={false} />
        <BackdropFilm film="heroLoop" />
      </S.Backdrop>
      <S.Words>
        <S.Title id="home-title">Freight that leaves today, priced in seconds.</S.Title>
        <S.Lead>
          Full loads, pallets and same-day metro work across Australia, from a 1 tonne van to a B-double, at a price you
          see before you book.
        </S.Lead>
        <S.Actions>
          <ButtonLink href="/transporter-digital" size="large" variant="platform">
            See the Platform
          </ButtonLink>
          <ButtonLink href="/contact" size="large" variant="secondary">
            Contact Us
          </ButtonLink>
        </S.Actions>
      </S.Words>
      <S.QuoteSlot>
        <QuickQuote />
      </S.QuoteSlot>
    </S.Hero>
  );
}
