import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Helpful = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 40rem;
  margin-top: ${space(6)};

  h2 {
    font-size: ${text.s22};
  }

  li {
    padding: ${space(1.25)} 0;
    border-top: 1px solid ${surface.line};
  }

  p {
    color: ${surface.textSoft};
  }
`;

export const CardTitle = styled.h2`
  margin-bottom: ${space(2.5)};
  font-size: ${text.s28};
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${space(4)};
`;

export const Doors = styled.ul`
  display: grid;
  gap: 0 ${space(8)};

  li {
    display: grid;
    gap: ${space(0.5)};
    padding: ${space(2.5)} 0;
    border-top: 1px solid ${surface.line};
  }

  p {
    color: ${surface.textSoft};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
