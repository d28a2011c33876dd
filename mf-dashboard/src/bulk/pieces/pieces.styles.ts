import { color, figures, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Progress = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  font-size: ${text.s14};

  progress {
    flex: 1 1 10rem;
    max-width: 24rem;
    height: 0.625rem;
    accent-color: ${color.saltbush};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1.5)};
`;
