import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Links = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  margin: 0;
  font-size: ${text.s14};
  line-height: 1.45;
`;

export const Link = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(1)};
  padding-block: ${space(1.25)};
  border-top: 1px solid ${color.hairline};
  overflow-wrap: anywhere;

  /* The text of the button stands on the line of what it is about. */
  > button {
    margin-block-start: calc(-1 * ${space(1)});
    margin-inline-end: calc(-1 * ${space(1.75)});
  }

  b {
    font-weight: 550;
  }

  p {
    max-width: none;
    color: ${surface.textSoft};
  }
`;

/** When and from what a position is known, below its place. */
export const Source = styled.span`
  display: block;
  color: ${surface.textSoft};
  font-weight: 400;
`;
