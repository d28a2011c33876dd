import styled from 'styled-components';
import { color, radius, space, surface, text } from '../theme/theme.ts';

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

export const Picture = styled.figure`
  > a {
    display: block;
    height: 13rem;
    overflow: hidden;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.white};
  }

  > a > img {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: ${space(1)};
    object-fit: contain;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(1.5)};
    margin-top: ${space(0.75)};
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  /* A finger hits what is 24 px high, also where the caption wraps below another link. */
  figcaption > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
`;
