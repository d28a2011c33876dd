import { row } from '@saltbush/portal/rows.styles';
import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: end;
    justify-content: space-between;
  }

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;

export const Row = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) auto;
  }
`;

export const Place = styled.div`
  min-width: 0;
  font-size: ${text.s14};
  overflow-wrap: anywhere;

  > [data-soft] {
    color: ${surface.textSoft};
  }
`;

export const Habits = styled.div`
  min-width: 0;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};

  &:not(:empty):not(:first-child) {
    margin-top: ${space(0.75)};
  }
`;

export const RowActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.paper};

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    margin: 0;
    font-size: ${text.s22};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;
