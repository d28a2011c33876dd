import { figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Totals = styled.dl`
  ${figures}
  display: grid;
  gap: ${space(0.75)};
  margin: ${space(2)} 0 0;
  font-size: ${text.s18};
  font-weight: 700;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(2)};
  }

  > [data-part="gst"] {
    color: ${surface.textSoft};
    font-size: ${text.s16};
    font-weight: 450;
  }

  dd {
    margin: 0;
  }
`;
