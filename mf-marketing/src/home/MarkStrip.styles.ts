import { font, media, space, surface, text } from '@saltbush/ui';
import styled, { css, keyframes } from 'styled-components';

const pass = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

const standing = css`
  overflow: visible;
  mask-image: none;

  > div {
    width: auto;
    animation: none;
  }

  ul {
    flex-wrap: wrap;
  }

  ul > li {
    white-space: normal;
  }

  ul + ul {
    display: none;
  }
`;

export const Window = styled.div`
  min-width: 0;
  padding-block: ${space(2)};
  overflow: hidden;
  border-top: 1px solid ${surface.line};
  mask-image: linear-gradient(to right, black 88%, transparent);

  ${media.reducedMotion} {
    ${standing}
  }

  ${media.print} {
    ${standing}
  }

  /* Such a browser cannot stop the motion. */
  @supports not selector(:has(*)) {
    ${standing}
  }
`;

export const Track = styled.div`
  display: flex;
  width: max-content;
  animation: ${pass} 48s linear infinite;

  ${media.hover} {
    &:hover {
      animation-play-state: paused;
    }
  }

  ul {
    display: flex;
    align-items: baseline;
    gap: ${space(1.5)} ${space(6)};
    padding-inline-end: ${space(6)};
    font-family: ${font.display};
    font-size: ${text.s22};
    white-space: nowrap;
  }

  [data-look="place"] {
    color: ${surface.textSoft};
    font-size: ${text.s18};
    font-weight: 550;
  }

  [data-look="wide"] {
    font-stretch: 120%;
    font-weight: 800;
    letter-spacing: -0.03em;
  }

  [data-look="light"] {
    font-weight: 420;
  }

  [data-look="spaced"] {
    font-size: ${text.s18};
    font-weight: 700;
    letter-spacing: 0.16em;
  }

  [data-look="plain"] {
    font-weight: 600;
  }
`;
