import { color, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(1.5)};
`;

export const Text = styled.code`
  flex: 1 1 100%;
  min-width: 0;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
  user-select: all;
`;
