import { space } from '@saltbush/ui';
import styled from 'styled-components';

/** The months beside it, and its files. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};

  > * {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;
