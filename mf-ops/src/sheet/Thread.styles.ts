import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;

/** What we wrote stands in from the left, as in a conversation. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};

  &[data-from="us"] {
    margin-inline-start: ${space(3)};
    border-color: transparent;
    background: ${color.saltbushMist};
  }
`;

export const Who = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > strong {
    color: ${surface.text};
  }

  > time {
    display: inline-block;
  }
`;

/** Keeps the line breaks. */
export const Words = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Sent = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(1)};
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > a {
    @media (pointer: coarse) {
      padding-block: ${space(1.25)};
    }
  }
`;

/** The words that the mail puts around the reply, where they stand in it. */
export const Around = styled.p`
  color: ${surface.textSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
