import { color, media, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.section`
  ${onLight}
  min-width: 0;
  padding: clamp(${space(2)}, 2.2vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  font-size: ${text.s16};
  line-height: 1.45;
  scroll-margin-top: calc(var(--sb-header-height) + 1rem);

  &[data-tone="mist"] {
    border-color: transparent;
    background: ${color.saltbushMist};
  }

  /* On work screens only panel headings have wide letters. */
  h3 {
    font-family: inherit;
    font-size: ${text.s16};
    font-stretch: normal;
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: normal;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  margin-bottom: ${space(2)};

  > h2 {
    font-size: ${text.s22};
    line-height: 1.25;
  }
`;

/** Link to the full list of a panel. */
export const More = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  font-size: ${text.s14};
  font-weight: 600;
`;
