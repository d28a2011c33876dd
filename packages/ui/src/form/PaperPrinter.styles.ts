import styled from 'styled-components';
import { color, space, surface, text } from '../theme/theme.ts';

export const Printer = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;

  [role="status"]:empty {
    display: none;
  }

  /* Dense, as everything on a work page. */
  select {
    min-height: 2.5rem;
    padding-block: 0;
    font-size: ${text.s14};
  }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

export const Words = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  font-size: ${text.s14};
  font-variant-numeric: tabular-nums;

  progress {
    flex: 1 1 10rem;
    max-width: 24rem;
    height: 0.625rem;
    accent-color: ${color.saltbush};
  }
`;
