import { media, motion, space } from '@saltbush/ui';
import styled from 'styled-components';
import { filmButton } from './filmButton.ts';

export const Layer = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${motion.calm};

  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right;
  }

  ${media.print} {
    display: none;
  }
`;

/** Above the text beside it, which spans the whole width. */
export const Control = styled.button`
  ${filmButton}
  position: absolute;
  inset: auto ${space(2)} ${space(5)} auto;
  z-index: 1;

  ${media.desktop} {
    inset: ${space(3)} var(--sb-gutter) auto auto;
  }
`;
