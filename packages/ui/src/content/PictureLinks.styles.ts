import styled from 'styled-components';
import { color, radius, space, surface, text } from '../theme/theme.ts';

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

export const Picture = styled.figure`
  a {
    display: grid;
    place-items: center;
    height: 13rem;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.white};
  }

  img {
    max-height: 100%;
    padding: ${space(1)};
    object-fit: contain;
  }

  figcaption {
    margin-top: ${space(0.75)};
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;
