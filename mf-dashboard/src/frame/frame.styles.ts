import { color, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Denser than the public pages: this is where people work. */
export const Ground = styled.div`
  ${onLight}
  min-height: 70dvh;
  padding-block: clamp(${space(3)}, 4vw, ${space(5)}) ${space(8)};
  background: ${color.sand};
  font-size: ${text.s16};
  line-height: 1.45;

  ${media.print} {
    padding: 0;
    background: none;
  }
`;

/** Wider than the public pages, for tables and charts side by side. */
export const Width = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  width: 100%;
  max-width: 88rem;
  margin-inline: auto;
  padding-inline: var(--sb-gutter);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  h1 {
    font-size: ${text.s36};
  }

  p {
    margin-top: ${space(0.75)};
    color: ${surface.textSoft};
  }
`;

export const WayBack = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 2rem;
  border-radius: ${radius.control};
  font-size: ${text.s14};
  font-weight: 600;
`;

/** The wider part first, and what stands beside it. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Small print under figures. */
export const Small = styled.p`
  max-width: 46rem;
  margin-top: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;
