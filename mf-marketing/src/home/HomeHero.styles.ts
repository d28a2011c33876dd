import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

const gutter = 'max(var(--sb-gutter), calc((100vw - 75rem) / 2))';

export const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.sand};

  ${media.desktop} {
    min-height: clamp(43rem, 40vw, 50rem);
    grid-template-rows: 1fr auto;
  }
`;

/** Below the text on phones; from the desktop on behind everything, with a haze behind the text. */
export const Backdrop = styled.div`
  position: relative;
  order: 2;
  height: 15rem;

  ${media.tablet} {
    height: 22rem;
  }

  ${media.desktop} {
    position: absolute;
    inset: 0 0 ${space(6)} 0;
    height: auto;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      background:
        linear-gradient(to right, color-mix(in srgb, ${color.paper} 94%, transparent) 12%, transparent 62%) no-repeat,
        linear-gradient(to bottom, color-mix(in srgb, ${color.paper} 55%, transparent), transparent 55%) no-repeat;
      background-size:
        100% 74%,
        100% 100%;
      mask-image: linear-gradient(to bottom, black 48%, transparent 78%);
    }
  }
`;

export const Words = styled.div`
  position: relative;
  order: 1;
  padding: ${space(6)} var(--sb-gutter) ${space(4)};

  ${media.desktop} {
    padding: ${space(6)} ${gutter} ${space(4)};
  }
`;

/** In em, because a ch is narrower in the fallback font and would add a line. */
export const Title = styled.h1`
  max-width: 10.2em;
  font-size: ${text.s64};
  line-height: 1.02;
`;

export const Lead = styled.p`
  max-width: 34rem;
  margin-top: ${space(2.5)};
  color: ${color.ink};
  font-size: ${text.s22};
  line-height: 1.45;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(3.5)};

  /* The picture must not show through the letters. */
  && > [data-variant="secondary"] {
    --fill: ${color.paper};
    --fill-hover: ${color.white};
  }

  @media (max-width: 29.99em) {
    && > [data-size="large"] {
      flex: 1 1 auto;
      padding-inline: ${space(2)};
    }
  }
`;

export const QuoteSlot = styled.div`
  position: relative;
  order: 3;
  width: 100%;
  max-width: 80rem;
  margin: calc(-1 * ${space(3)}) auto 0;
  padding: 0 var(--sb-gutter) ${space(5)};

  ${media.desktop} {
    margin-top: ${space(12)};
    padding-bottom: 0;
    background: none;
  }
`;
