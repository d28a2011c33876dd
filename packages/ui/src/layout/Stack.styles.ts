import styled from 'styled-components';
import { space } from '../theme/theme.ts';

export const Root = styled.div<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};

  > * {
    min-width: 0;
  }

  &[data-direction="row"] {
    flex-flow: row wrap;
    align-items: center;
  }
`;
