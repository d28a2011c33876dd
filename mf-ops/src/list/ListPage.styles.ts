import { space } from '@saltbush/ui';
import styled from 'styled-components';

/** The list, and a record beside it. The list keeps its place when a record opens. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  &[data-beside] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
`;

export const Half = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;
