import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Actions = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

export const Help = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

/** Link to the full list of a panel. */
export const More = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  font-size: ${text.s14};
  font-weight: 600;
`;
