import { color, figures, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  ${figures}
  display: grid;
  gap: ${space(2)};
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.25)};
  overflow-wrap: anywhere;

  > svg {
    margin-top: 1px;
    color: ${surface.link};
  }

  &[data-kind="exception"] > svg {
    color: ${color.signal};
  }

  &[data-kind="quote-expiring"] > svg {
    color: ${color.warn};
  }

  p,
  time {
    display: block;
    max-width: none;
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const All = styled.button`
  min-height: 2.5rem;
  margin-top: ${space(1)};
  padding: 0;
  border: 0;
  background: none;
  color: ${surface.link};
  font-size: ${text.s14};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
