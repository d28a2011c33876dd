import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.ul`
  border-bottom: 1px solid ${surface.line};
`;

/** Title and status on one line, then file, progress, error and buttons. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${surface.line};

  > * {
    flex: 1 1 100%;
    min-width: 0;
  }
`;

export const Title = styled.p`
  flex: 1 1 8rem;
  font-weight: 600;
`;

export const Status = styled.p`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

export const File = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
`;

export const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.saltbushMist};
  accent-color: ${color.saltbush};
  overflow: hidden;
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color.saltbushMist};
  }

  &::-webkit-progress-value {
    background: ${color.saltbush};
  }

  &::-moz-progress-bar {
    background: ${color.saltbush};
  }
`;

export const Fault = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${surface.danger};
  font-size: ${text.s14};
  font-weight: 550;

  > svg {
    flex: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.print} {
    display: none;
  }
`;
