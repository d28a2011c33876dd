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

  /* A live region must exist before its text, or it is not announced. It takes no room while empty. */
  > [role="status"]:empty {
    margin-inline-end: calc(-1 * ${space(1)});
  }

  > button:last-child {
    margin-inline-end: calc(-1 * ${space(1.75)});
  }
`;

export const Old = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;
