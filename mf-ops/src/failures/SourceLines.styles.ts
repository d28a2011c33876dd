import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Place = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;

/** Long lines scroll inside it, so that the page never does. */
export const Lines = styled.pre`
  /* What is said to screen readers at the end of a long line stays in here too. */
  position: relative;
  margin: 0;
  padding-block: ${space(1)};
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  font-size: 0.8125rem;
  line-height: 1.6;
  tab-size: 2;
`;

export const Line = styled.code`
  display: block;
  width: max-content;
  min-width: 100%;
  padding-inline: ${space(1.5)};

  &[data-here="true"] {
    background: ${color.white};
    box-shadow: inset 3px 0 ${color.signal};
    font-weight: 650;
  }

  /* The number, and not what is said to screen readers. */
  > span:first-child {
    display: inline-block;
    min-width: 3ch;
    margin-inline-end: ${space(1.5)};
    color: ${surface.textSoft};
    text-align: end;
    user-select: none;
  }
`;
