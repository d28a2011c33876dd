import { Slot } from '@saltbush/contract';
import { ButtonLink, keepTogether } from '@saltbush/ui';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import type { slots } from '../slots.data.ts';
import * as S from './HomeHero.styles.ts';

/** Headline and buttons on plain ground, the picture in a strip below them, the quick quote over its lower edge. */
export function HomeHero() {
  return (
    <S.Hero aria-labelledby="home-title">
      <S.Words>
        <S.Title id="home-title">Freight that leaves today, priced in seconds.</S.Title>
        <S.Aside>
          <S.Lead>
            {keepTogether(
              'Full loads, pallets and same-day metro work across Australia, from a 1 tonne van to a B-double, at a price you see before you book.',
            )}
          </S.Lead>
          <S.Actions>
            <ButtonLink href="/transporter-digital" size="large" variant="platform">
              See the Platform
            </ButtonLink>
            <ButtonLink href="/contact" size="large" variant="secondary">
              Contact Us
            </ButtonLink>
          </S.Actions>
        </S.Aside>
      </S.Words>
      <S.Strip>
        <ScenePicture name="hero" ratio="fill" isFirst isRounded={false} />
      </S.Strip>
      <S.QuoteSlot>
        <Slot<typeof slots>
          name="marketing.home-quote"
          fallback={
            <ButtonLink href="/quote" size="large" isFullWidth>
              Get price
            </ButtonLink>
          }
        />
      </S.QuoteSlot>
    </S.Hero>
  );
}
