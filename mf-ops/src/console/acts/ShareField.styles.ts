import { color, NumberField, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Field = styled.div`
  display: grid;
  gap: ${space(0.75)};

  > label {
    font-size: ${text.s16};
    font-weight: 600;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  align-items: center;
  gap: ${space(0.75)} ${space(2)};
  position: relative;

  @media (max-width: 19.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The error is below the whole row. */
export const Percent = styled(NumberField)`
  && {
    display: contents;
  }

  > p {
    grid-column: 1 / -1;
  }
`;

export const Slider = styled.input`
  width: 100%;
  height: 2.75rem;
  margin: 0;
  border-radius: ${radius.control};
  accent-color: ${color.saltbush};
  cursor: pointer;
`;

export const Words = styled.output`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;
