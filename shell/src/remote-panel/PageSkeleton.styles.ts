import { media, space, WithoutScripts } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  min-height: 80vh;
  padding-block: ${space(6)} ${space(10)};

  ${media.desktop} {
    padding-block: ${space(9)};
  }
`;

export const Missing = styled(WithoutScripts)`
  display: block;
  padding-block-start: ${space(6)};
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-start: ${space(7)};

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(8)};
  }
`;
