import { color, media, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  aspect-ratio: 1;
  background: ${color.paper};

  ${media.tablet} {
    aspect-ratio: 8 / 5;
  }
`;

/** Sized before anything is drawn, so that the first picture is sharp. */
export const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  display: block;
  width: 100%;
  height: 100%;
  visibility: hidden;
  cursor: grab;

  &[data-shown] {
    visibility: visible;
  }

  &:active {
    cursor: grabbing;
  }
`;

export const Under = styled.div`
  min-height: 3.75rem;
  padding: ${space(1)} ${space(1.5)};
`;
