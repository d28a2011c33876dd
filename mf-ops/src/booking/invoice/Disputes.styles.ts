import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(0.75)};
    padding-inline-start: ${space(1.5)};
    border-inline-start: 3px solid ${color.hairline};
  }

  > li[data-open] {
    border-color: ${color.warn};
  }

  h3 {
    font-size: ${text.s16};
  }

  p {
    max-width: none;
    font-size: ${text.s14};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  p[data-soft] {
    color: ${surface.textSoft};
  }
`;
