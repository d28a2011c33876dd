import { color, figures, headline, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(5)};
`;

/** A strip map: vertical on phones, along the road on desktops. */
export const Strip = styled.ol`
  display: grid;
  border-left: 3px solid ${color.ink};

  ${media.desktop} {
    grid-template-columns: repeat(7, 1fr);
    border-left: 0;
    border-top: 3px solid ${color.ink};
  }
`;

export const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  max-width: 30rem;
  padding: ${space(1)} 0 ${space(1.25)} ${space(3)};

  &::before {
    content: "";
    position: absolute;
    top: 1.3rem;
    left: -0.6rem;
    width: 1rem;
    height: 1rem;
    border: 3px solid ${color.ink};
    border-radius: 50%;
    background: ${color.ochreLight};
  }

  ${media.desktop} {
    display: block;
    padding: ${space(3.5)} ${space(1)} 0 0;

    &::before {
      top: -0.6rem;
      left: 0;
    }
  }
`;

export const City = styled.p`
  font-weight: 600;
`;

export const Price = styled.p`
  ${headline}
  ${figures}
  font-size: ${text.s28};
  font-stretch: 104%;

  ${media.desktop} {
    margin: ${space(0.5)} 0;
    font-size: ${text.s22};
  }
`;

export const Road = styled.p`
  grid-column: 1 / -1;
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

export const Small = styled.p`
  margin-top: ${space(4)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;
