import { color, radius } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Frame = styled.figure<{ $focus: 'center' | 'right'; $isRounded: boolean; $ratio: string }>`
  position: relative;
  overflow: hidden;
  background: ${color.saltbushDark};
  border-radius: ${({ $isRounded }) => ($isRounded ? radius.card : '0')};

  ${({ $ratio }) =>
    $ratio === 'fill'
      ? css`
          height: 100%;
        `
      : css`
          aspect-ratio: ${$ratio};
        `}

  img {
    object-position: ${({ $focus }) => $focus};
  }
`;
