import styled from 'styled-components';
import { onLight } from '../theme/surfaces.ts';
import { color, radius, space, text } from '../theme/theme.ts';

export const Root = styled.div`
  ${onLight}
  --tone: ${color.saltbush};
  --fill: ${color.saltbushMist};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1.5)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid color-mix(in srgb, var(--tone) 24%, transparent);
  border-radius: ${radius.control};
  background: var(--fill);
  font-size: ${text.s16};
  line-height: 1.5;

  &[data-tone="good"] {
    --tone: ${color.good};
    --fill: ${color.goodMist};
  }

  &[data-tone="warn"] {
    --tone: ${color.warn};
    --fill: ${color.warnMist};
  }

  &[data-tone="danger"] {
    --tone: ${color.signal};
    --fill: ${color.signalMist};
  }

  > svg {
    margin-top: 0.05em;
    color: var(--tone);
  }
`;

export const Title = styled.p`
  font-weight: 650;
`;
