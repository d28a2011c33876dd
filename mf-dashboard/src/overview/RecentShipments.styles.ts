import { row } from '@saltbush/portal/rows.styles';
import { color, media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.li`
  ${row}

  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) auto;
  }
`;

export const Main = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Route = styled.p`
  font-size: ${text.s14};

  > span {
    color: ${surface.textSoft};
  }
`;

export const Standing = styled.div`
  display: grid;
  gap: ${space(0.5)};

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  @media (max-width: 47.99em) {
    grid-column: 1;
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: ${space(0.5)};

  @media (max-width: 47.99em) {
    grid-area: 1 / 2 / span 2;
    flex-direction: column;
  }

  > a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    color: ${surface.link};
    transition: background-color ${motion.quick};
  }

  > a[data-quiet] {
    color: ${surface.textSoft};
  }

  ${media.hover} {
    > a:hover {
      background: ${color.saltbushMist};
    }
  }
`;
