import { space } from '@saltbush/ui';
import styled from 'styled-components';

/** What can be printed: side by side where there is room, and what was chosen across the whole width. */
export const Papers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  > [data-some] {
    flex: 1 1 100%;
    min-width: 0;
  }
`;
