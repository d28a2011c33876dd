import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';
import { between, deskTable, narrow, narrowRows, wide } from '../frame/table.styles.ts';

export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Table = styled.table`
  ${deskTable}

  ${wide} {
    [data-cell="business"] {
      max-width: 18rem;
      overflow-wrap: anywhere;
    }

    [data-cell="left"] {
      font-weight: 650;
    }

    [data-cell="booking"] {
      white-space: nowrap;
    }
  }

  /* Invoice with standing, then who owes how much since when. */
  ${narrowRows('reference status', 'business left', 'due overdue')}

  ${between} {
    tbody tr {
      grid-template-areas: "reference status" "business left" "due overdue";
    }
  }

  ${narrow} {
    :is([data-cell="reference"], [data-cell="business"]) {
      overflow-wrap: anywhere;
      white-space: normal;
    }

    :is([data-cell="left"], [data-cell="overdue"]) {
      text-align: end;
    }

    [data-cell="left"] {
      font-weight: 650;
    }

    :is([data-cell="due"], [data-cell="overdue"]) {
      color: ${surface.textSoft};
    }

    [data-cell="due"]::before {
      content: "Due ";
    }

    [data-cell="overdue"]:not(:empty)::after {
      content: " overdue";
    }

    /* These facts are on the booking's own page. */
    :is([data-cell="total"], [data-cell="booking"], [data-cell="issued"], [data-cell="theirs"], [data-cell="credited"]) {
      display: none;
    }
  }
`;
