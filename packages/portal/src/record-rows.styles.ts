import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { row } from './rows.styles.ts';

// What a client has of one kind, such as quotes: what it is, its amount, and how it stands with what can be done.

export const Row = styled.li`
  ${row}

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem 17rem;
  }
`;

export const Main = styled.div`
  min-width: 0;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > [data-soft] {
    color: ${surface.textSoft};
  }
`;

export const Amount = styled.p`
  display: grid;
  text-align: end;

  > span {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};

  > a {
    padding-block: ${space(0.5)};
  }

  > div {
    display: grid;
    justify-items: start;
    gap: ${space(0.5)};
  }

  @media (max-width: 47.99em) {
    grid-column: 1 / -1;
  }
`;
