import { color, figures, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A reference breaks at none of its hyphens. */
export const Reference = styled.span`
  white-space: nowrap;
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  margin-top: ${space(0.75)};
  font-weight: 550;
  overflow-wrap: anywhere;
`;

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

export const Taken = styled.figure`
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

export const Totals = styled.dl`
  ${figures}
  display: grid;
  gap: ${space(0.75)};
  padding-top: ${space(1.5)};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
  }

  dt {
    color: ${surface.textSoft};
  }

  > :last-child {
    font-weight: 700;

    > dt {
      color: inherit;
    }
  }
`;

export const Invoice = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

export const Acts = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;
