import { color, figures, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  ${figures}
  display: grid;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 8rem 16.5rem;
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

export const Price = styled.p`
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

  @media (max-width: 47.99em) {
    grid-column: 1 / -1;
  }
`;
