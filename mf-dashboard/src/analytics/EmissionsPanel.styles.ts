import { figures, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Totals = styled.dl`
  ${figures}
  display: grid;
  gap: ${space(1.5)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    font-size: ${text.s22};
    font-weight: 650;
  }
`;

export const Factors = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${text.s16};

  ul {
    display: grid;
    gap: ${space(1)};
  }
`;

export const Steps = styled.nav`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(1.5)};

  > p {
    margin-inline-end: auto;
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;
