import styled, { keyframes } from 'styled-components';
import { media } from '../theme/theme.ts';

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`;

export const Root = styled.span`
  display: inline-flex;
  flex: none;

  > svg {
    animation: ${turn} 800ms linear infinite;
  }

  ${media.reducedMotion} {
    > svg {
      animation: ${pulse} 2s ease-in-out infinite !important;
    }
  }
`;
