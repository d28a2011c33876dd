import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

/** The two ends side by side where there is room. */
export const Ends = styled.div`
  display: grid;
  gap: ${space(2.5)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;
