import styled from 'styled-components';
import { color, font } from '../theme/theme.ts';

export const Root = styled.span`
  --letters: ${color.ink};
  --leaf: ${color.saltbush};
  --road: ${color.white};
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  color: var(--letters);
  font-family: ${font.display};
  /* Leaves room for the menu beside it, even with letters twice as large. */
  font-size: min(1.375rem, 7vw);
  line-height: 1;
  /* Only its two words may part. */
  overflow-wrap: normal;

  &[data-variant="light"] {
    --letters: ${color.white};
    --leaf: ${color.ochreLight};
    --road: ${color.ink};
  }

  &[data-size="large"] {
    font-size: clamp(min(1.5rem, 7.5vw), 6.5vw, 1.875rem);
  }

  > svg {
    flex: none;
    width: 1.5em;
    height: 1.5em;
  }
`;

export const Leaf = styled.path`
  fill: var(--leaf);
`;

export const Road = styled.path`
  fill: var(--road);
`;

export const First = styled.span`
  font-stretch: 118%;
  font-weight: 780;
  letter-spacing: -0.03em;
`;

export const Rest = styled.span`
  font-stretch: 104%;
  font-weight: 480;
  letter-spacing: -0.015em;
`;
