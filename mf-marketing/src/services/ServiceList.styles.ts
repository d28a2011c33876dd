import { media, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.div`
  display: grid;
  gap: ${space(7)};

  ${media.desktop} {
    gap: ${space(9)};
  }
`;

export const Item = styled.article`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space(5)};

    &:nth-child(even) > figure {
      order: 1;
    }
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(8)};

    &:nth-child(even) {
      grid-template-columns: 5fr 7fr;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

export const Line = styled.p`
  color: ${surface.textSoft};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;
