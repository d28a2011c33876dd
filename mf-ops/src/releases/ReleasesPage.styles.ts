import { radius, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Standing = styled.div`
  border-radius: ${radius.control};
`;

export const AllWell = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};

  /* Its place is kept until it is known: what is below would move under the pointer. */
  &[data-known="false"] {
    visibility: hidden;
  }
`;

export const Count = styled.p`
  font-size: ${text.s18};
  font-weight: 650;
`;
