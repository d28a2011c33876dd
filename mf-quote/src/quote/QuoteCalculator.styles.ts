import { color, media, onLight, radius, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(4)};
  }
`;

/** Questions on one white sheet. */
export const Fields = styled.div`
  ${onLight}
  min-width: 0;
  padding-inline: clamp(${space(2.25)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  ${media.print} {
    padding-inline: 0;
    border: 0;

    /* Paper shows what is priced, not the form for it. */
    &:has(~ [data-state="priced"], ~ [data-state="indicative"]) {
      display: none;
    }
  }
`;

/** One group of questions, between hairlines. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: clamp(${space(3)}, 3vw, ${space(4)});

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  &:empty {
    display: none;
  }
`;
