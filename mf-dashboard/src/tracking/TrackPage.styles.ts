import { color, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};
  margin-top: ${space(4)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Form = styled.form`
  ${onLight}
  display: grid;
  gap: ${space(2.5)};
  padding: clamp(${space(2)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Small = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;

export const Result = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(2.5)};
  padding: clamp(${space(2)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  font-size: ${text.s16};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
  }

  h2 {
    font-size: ${text.s28};
  }

  h3 {
    font-size: ${text.s16};
  }
`;

export const Help = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(2)};
  padding: clamp(${space(2)}, 3vw, ${space(4)});

  h2 {
    font-size: ${text.s22};
  }
`;
