import { color } from '@saltbush/ui';
import styled, { keyframes } from 'styled-components';

const advance = keyframes`
  from {
    transform: scaleX(0);
  }

  to {
    transform: scaleX(0.9);
  }
`;

/** The bar slows down over time, because it cannot know how much is left. */
export const Bar = styled.div`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  height: 3px;
  background: ${color.ochre};
  transform-origin: left;
  animation: ${advance} 8s cubic-bezier(0.05, 0.7, 0.1, 1) both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
