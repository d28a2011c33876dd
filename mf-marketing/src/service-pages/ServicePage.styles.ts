import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Opening = styled.div<{ $pictureSide: 'left' | 'right' }>`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: ${({ $pictureSide }) => ($pictureSide === 'left' ? '5fr 7fr' : '7fr 5fr')};
    align-items: center;
    gap: ${space(8)};

    > figure {
      order: ${({ $pictureSide }) => ($pictureSide === 'left' ? -1 : 0)};
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: start;
    gap: ${space(9)};
  }
`;

export const Heading = styled.h2`
  margin-bottom: ${space(4)};
`;

export const Fit = styled.aside`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};

  h2 {
    font-size: ${text.s28};
  }

  ul {
    display: grid;
    gap: ${space(1.5)};
    padding-left: 1.25rem;
    list-style: square;
  }

  li::marker {
    color: ${color.saltbush};
  }
`;

export const Note = styled.p`
  margin-top: ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

export const Running = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(9)};
  }
`;

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};

  > div {
    display: grid;
    gap: ${space(1)};
    padding-top: ${space(3)};
    border-top: 2px solid ${surface.text};
  }

  p {
    color: ${surface.textSoft};
  }
`;
