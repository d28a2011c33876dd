import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
