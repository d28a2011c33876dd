import { media, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(10)};
  }
`;

export const Lead = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2.5)};

  p {
    max-width: 34rem;
    color: ${surface.textSoft};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(1)};

  @media (max-width: 29.99em) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const Doors = styled.ul`
  display: grid;

  li {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${surface.line};
  }

  p {
    margin-bottom: ${space(1)};
    color: ${surface.textSoft};
  }
`;
