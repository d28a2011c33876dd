import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** As high as a window at least, so that what is below it does not move into view and out again. */
export const Placeholder = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-height: 120vh;

  > div {
    display: grid;
    gap: ${space(3)};
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Failed = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(0.5)};
`;
