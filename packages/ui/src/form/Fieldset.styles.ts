import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';

export const Root = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  color: ${surface.text};
  font-size: ${text.s16};
  font-weight: 600;
  line-height: 1.35;

  &[data-size="large"] {
    font-size: ${text.s22};
    font-stretch: 108%;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space(0.75)};
  margin-top: ${space(0.75)};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(1.25)};

  [data-size="large"] ~ & {
    margin-top: ${space(2.5)};
  }
`;
