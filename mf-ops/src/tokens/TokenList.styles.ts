import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > li {
    display: grid;
    gap: ${space(0.5)};
    padding-block: ${space(1.5)};
    border-top: 1px solid ${surface.line};
  }

  > li[data-standing]:not([data-standing="valid"]) {
    color: ${surface.textSoft};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};

  > b {
    font-size: ${text.s16};
    overflow-wrap: anywhere;
  }

  > button {
    margin-inline-start: auto;
  }
`;

export const Soft = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;
