import { media, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: ${space(5)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space(8)};
  }
`;

export const Measures = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

export const Answers = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;
