import { media, space } from '@saltbush/ui';
import styled from 'styled-components';
import { ActRows } from '../console/rows.styles.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export const List = styled(ActRows)`
  > li > form {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
  }
`;
