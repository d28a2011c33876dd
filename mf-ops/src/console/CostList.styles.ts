import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin: 0;
  font-size: ${text.s14};
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(0.75)};
  }

  dt {
    color: ${surface.textSoft};
  }

  dd {
    margin: 0;
  }
`;

export const Before = styled.span`
  margin-inline-start: ${space(0.75)};
  color: ${surface.textSoft};
`;
