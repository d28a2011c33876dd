import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  h2 {
    font-size: ${text.s28};
  }

  > p {
    color: ${surface.textSoft};
  }
`;

/** A reference broken at a hyphen is hard to read out. */
export const Reference = styled.span`
  display: inline-block;
`;
