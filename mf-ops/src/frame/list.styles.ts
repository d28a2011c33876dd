import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};

  > nav {
    max-width: calc(100% + 2 * var(--sb-gutter));
  }
`;
