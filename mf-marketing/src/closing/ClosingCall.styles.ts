import { media, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  gap: ${space(4)};

  p {
    margin-top: ${space(1.5)};
    color: ${surface.textSoft};
  }

  ${media.desktop} {
    grid-template-columns: 7fr auto;
    align-items: center;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  @media (max-width: 29.99em) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
