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

          /* At tablet width a tall picture would fill the whole window. */
          @media (min-width: 48em) and (max-width: 63.99em) {
            aspect-ratio: 16 / 9;
          }
        `}

  img {
    object-position: ${({ $focus }) => $focus};
  }
`;
