import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(2)};

  > figure {
    display: grid;
    gap: ${space(0.5)};
    align-content: start;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(1)};
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  img {
    width: 100%;
    max-height: 16rem;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.white};
    object-fit: contain;
  }
`;
