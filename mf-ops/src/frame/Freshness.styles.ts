import { color, figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};

  /* Is there before it has anything to say, so that it is heard; until then it takes no room. */
  > [role="status"]:empty {
    margin-inline-end: -${space(1)};
  }

  > button:last-child {
    margin-inline-end: -${space(1.75)};
  }
`;

export const Old = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;
