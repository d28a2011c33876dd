import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { row } from '../frame/rows.styles.ts';

export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Main = styled.div`
  min-width: 0;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > p {
    max-width: none;
  }

  a {
    white-space: nowrap;
  }

  > [data-soft] {
    color: ${surface.textSoft};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Booking = styled.div`
  grid-column: 1 / -1;
  max-width: 30rem;
`;
