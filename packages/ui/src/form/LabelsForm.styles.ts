import styled from 'styled-components';
import { space } from '../theme/theme.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`;

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  > * {
    min-width: 0;
  }

  > :first-child {
    flex: 1 1 8.5rem;
  }

  > :last-child {
    flex: 2 1 11rem;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;
