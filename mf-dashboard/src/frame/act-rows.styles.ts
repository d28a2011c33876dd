import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

// What a client has of one kind, such as templates: what it is, and what can be done with it.

export const Main = styled.div`
  min-width: 0;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > p {
    max-width: none;
  }

  a {
    white-space: nowrap;
  }

  > [data-soft] {
    color: ${surface.textSoft};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;
