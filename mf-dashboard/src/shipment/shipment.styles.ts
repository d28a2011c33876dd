import { figures, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

/** A reference breaks at its hyphens only where it is wider than the page. */
export const Reference = styled.span`
  display: inline-block;
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  margin-top: ${space(0.75)};
  font-weight: 550;
  overflow-wrap: anywhere;
`;

export const Totals = styled.dl`
  ${figures}
  display: grid;
  gap: ${space(0.75)};
  padding-top: ${space(1.5)};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
  }

  dt {
    color: ${surface.textSoft};
  }

  > :last-child {
    font-weight: 700;

    > dt {
      color: inherit;
    }
  }
`;

export const Invoice = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

export const Acts = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

/** A file of what stands above it. */
export const File = styled.div`
  margin-top: ${space(2)};
`;
