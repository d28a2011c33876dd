import { figures, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Key = styled.ul`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2.5)};
  font-size: ${text.s14};
  line-height: 1.4;

  > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    forced-color-adjust: none;
  }
`;
