import styled, { keyframes } from 'styled-components';
import { radius, space, surface } from '../theme/theme.ts';

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space(1.25)};
`;

export const Bar = styled.div<{ $height: string; $width: string }>`
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${radius.control};
  background: ${surface.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
