import { row } from '@saltbush/portal/rows.styles';
import { media } from '@saltbush/ui';
import styled from 'styled-components';

export { Acts, Main } from '../frame/act-rows.styles.ts';

export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Booking = styled.div`
  grid-column: 1 / -1;
  max-width: 30rem;
`;
