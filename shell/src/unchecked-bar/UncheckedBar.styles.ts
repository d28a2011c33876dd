import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Bar = styled.aside`
  padding-block: ${space(1)};
  border-block-end: 1px solid ${color.hairline};
  background: ${color.ochreMist};
  color: ${color.ink};
  font-size: ${text.s14};

  ${media.print} {
    display: none;
  }
`;
