import { color, figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
  min-height: 2.5rem;
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

/** A live region must exist before its text, or it is not announced. It takes no room while empty. */
export const Status = styled.span`
  &:empty {
    margin-inline-end: calc(-1 * ${space(1)});
  }
`;

export const Old = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;

export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};

  &::before {
    content: "";
    width: 8px;
    height: 8px;
    border: 2px solid ${color.control};
    border-radius: 50%;
  }

  &[data-on]::before {
    border-color: ${color.good};
    background: ${color.good};
  }
`;
