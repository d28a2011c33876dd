import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(4)};
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2.5)} ${space(1.5)};

  ${media.tablet} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${space(3)} ${space(2.5)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    grid-auto-rows: 19rem;
  }
`;

export const Shot = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  &:first-child,
  &:last-child {
    grid-column: span 2;
  }

  ${media.tablet} {
    grid-column: span 3;

    &:first-child,
    &:last-child {
      grid-column: span 6;
    }
  }

  ${media.desktop} {
    grid-column: span 4;

    &:first-child {
      grid-column: span 7;
    }

    &:nth-child(2),
    &:nth-child(6) {
      grid-column: span 5;
    }

    &:nth-child(7) {
      grid-column: span 3;
    }

    &:last-child {
      grid-column: span 4;
    }
  }
`;

export const Frame = styled.div`
  flex: 1;
  min-height: 9rem;
  overflow: hidden;

  li:first-child > & {
    min-height: 13rem;
  }

  ${media.tablet} {
    min-height: 13rem;
  }

  ${media.desktop} {
    &,
    li:first-child > & {
      min-height: 0;
    }
  }
`;

export const Caption = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s16};
  line-height: 1.4;
`;
