import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};
  max-width: 28rem;
`;

export const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};

  > p {
    margin-inline-end: auto;
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const List = styled.ul`
  display: grid;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > li {
    padding-block: ${space(1)};
    border-top: 1px solid ${color.hairline};
  }

  p {
    max-width: none;
  }

  p:empty {
    display: none;
  }

  [data-soft] {
    color: ${surface.textSoft};
  }
`;
