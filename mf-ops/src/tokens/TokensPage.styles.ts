import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export const Rights = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: ${space(0.5)} ${space(2)};
`;
