import styled from 'styled-components';
import { space } from '../theme/theme.ts';

export const Root = styled.div<{ $gap: number; $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap }) => space($gap)};

  > * {
    min-width: 0;
  }
`;
