import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Documents = styled.ul`
  display: grid;

  > li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(1.5)};
    border-top: 1px solid ${color.hairline};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};

  > h3 {
    font-size: ${text.s16};
    font-weight: 600;
  }
`;

export const File = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > time {
    white-space: nowrap;
  }
`;

export const Note = styled.p`
  font-size: ${text.s14};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
