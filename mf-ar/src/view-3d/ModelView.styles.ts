import { color, media, space } from '@saltbush/ui';
import { keyframes, styled } from 'styled-components';

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

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** Seconds for which nothing is seen in place of the 3D view. A drawing that is replaced at once would be a flash. */
const WAIT_S = 4;

export const Sketch = styled.div`
  @media (scripting: enabled) {
    &[data-waits] {
      visibility: hidden;
      animation: ${appear} 0s ${WAIT_S}s forwards;
    }
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
