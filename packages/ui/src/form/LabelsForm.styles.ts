import styled from 'styled-components';
import { space } from '../theme/theme.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(5rem, 1fr) minmax(0, 2fr);
  gap: ${space(1.5)};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;
