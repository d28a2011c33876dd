import { color, media, motion, radius, space, surface, text } from '@saltbush/ui';
import { styled } from 'styled-components';

/** A file may be dropped anywhere on it. */
export const DropArea = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1.5px solid transparent;
  border-radius: ${radius.card};
  background: ${color.paper};
  transition: background-color ${motion.quick};

  &[data-over] {
    border-color: ${color.saltbush};
    background: ${color.saltbushMist};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

/** Result of an action. It takes the focus. */
export const Outcome = styled.div`
  &:focus {
    outline: none;
  }

  button {
    margin-top: ${space(1)};
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${space(1.25)};
  margin: 0 0 ${space(2)};
  padding-left: 1.1em;
  list-style: disc;
  font-size: ${text.s14};
  line-height: 1.5;
`;

export const Sheets = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Sheet = styled.li`
  display: grid;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Name = styled.div`
  min-width: 0;

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(1)};
    overflow-wrap: anywhere;
  }

  p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  margin: 0 0 ${space(2)};

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
