import { color, media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Phones have no keyboard shortcuts. */
export const Help = styled.span`
  margin-inline-end: calc(-1 * ${space(1.75)});

  @media (hover: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Key = styled.span`
  min-width: 1.5rem;
  padding: 0 ${space(0.75)};
  border: 1px solid ${color.control};
  border-radius: 5px;
  font-size: ${text.s14};
  text-align: center;
`;
