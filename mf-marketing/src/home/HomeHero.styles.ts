import { color, media, space, text } from '@saltbush/ui';
import styled, { keyframes } from 'styled-components';

const gutter = 'max(var(--sb-gutter), calc((100vw - 75rem) / 2))';

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.sand};
`;

export const Words = styled.div`
  display: grid;
  padding: ${space(6)} var(--sb-gutter) ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: ${space(6)};
    padding: ${space(5)} ${gutter} ${space(4.5)};
  }
`;

/** In em, because a ch is narrower in the fallback font and would add a line. */
export const Title = styled.h1`
  max-width: 10.2em;
  font-size: ${text.s64};
  line-height: 1.02;
`;

export const Aside = styled.div`
  margin-top: ${space(2.5)};

  ${media.desktop} {
    margin-top: 0;
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  color: ${color.ink};
  font-size: ${text.s22};
  line-height: 1.45;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(3)};

  @media (max-width: 29.99em) {
    && > [data-size="large"] {
      flex: 1 1 auto;
      padding-inline: ${space(2)};
    }
  }
`;

const pushIn = keyframes`
  to {
    transform: scale(1.06);
  }
`;

/**
 * The whole truck at every width. The camera moves towards it for five seconds and stops: what moves for longer needs
 * a pause button (WCAG 2.2.2), and nothing may lie over the picture. Only the transform changes, so nothing is laid
 * out anew and the largest paint is the picture as it arrives.
 */
export const Strip = styled.div`
  height: clamp(15rem, 62vw, 22rem);

  ${media.tablet} {
    height: 20rem;
  }

  ${media.desktop} {
    height: clamp(21rem, 27vw, 32rem);
  }

  img {
    object-position: 50% 88%;
    transform-origin: 56% 60%;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${pushIn} 5s cubic-bezier(0.2, 0, 0.3, 1) forwards;
    }
  }
`;

export const QuoteSlot = styled.div`
  position: relative;
  width: 100%;
  max-width: 80rem;
  margin: calc(-1 * ${space(3)}) auto 0;
  padding: 0 var(--sb-gutter) ${space(5)};

  ${media.desktop} {
    margin-top: calc(-1 * ${space(9)});
    padding-bottom: ${space(3)};
  }
`;
