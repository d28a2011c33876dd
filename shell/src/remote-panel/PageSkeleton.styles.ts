import { Container, media, space, WithoutScripts } from '@saltbush/ui';
import styled from 'styled-components';

/** The frame to work in has its own edges. */
export const Width = styled(Container)`
  [data-frame="work"] && {
    max-width: none;
    padding: 0;
  }
`;

export const Layout = styled.div`
  min-height: 80vh;
  padding-block: ${space(6)} ${space(10)};

  ${media.desktop} {
    padding-block: ${space(9)};
  }

  [data-frame="work"] && {
    padding-block: 0;
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
