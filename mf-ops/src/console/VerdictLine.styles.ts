import { color, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Line = styled.span`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.75)};
  color: ${surface.textSoft};
  vertical-align: top;

  > svg {
    height: 1lh;
  }

  &[data-tone="good"] {
    color: ${color.good};
  }

  &[data-tone="warn"] {
    color: ${color.warn};
    font-weight: 600;
  }

  &[data-tone="danger"] {
    color: ${color.signal};
    font-weight: 650;
  }
`;
