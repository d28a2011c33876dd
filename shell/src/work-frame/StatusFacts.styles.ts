import { color, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
`;

export const Connection = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};

  &::before {
    width: 8px;
    height: 8px;
    border: 2px solid ${color.control};
    border-radius: 50%;
    content: "";
  }

  &[data-state="live"]::before {
    border-color: ${color.good};
    background: ${color.good};
  }

  &[data-state="broken"] {
    color: ${color.warn};
    font-weight: 600;
  }
`;

export const Release = styled.span`
  margin-inline-start: auto;
  overflow-wrap: anywhere;
`;
