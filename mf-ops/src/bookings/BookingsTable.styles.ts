import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';
import { between, deskTable, narrow, narrowRows, wide } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  [data-cell="route"] > span {
    color: ${surface.textSoft};
  }

  ${wide} {
    [data-cell="pickup"] {
      min-width: 7rem;
      text-wrap: balance;
    }

    [data-cell="business"] {
      max-width: 16rem;
      overflow-wrap: anywhere;
    }
  }

  /* Reference with status, then route, time and client. */
  ${narrowRows('reference status', 'route price', 'pickup pickup', 'business business', 'waits waits', 'flags flags')}

  ${between} {
    tbody tr {
      grid-template-areas: "reference status" "route price" "business pickup" "flags waits";
    }

    :is([data-cell="status"], [data-cell="pickup"], [data-cell="waits"]) {
      text-align: end;
    }
  }

  ${narrow} {
    [data-cell="route"] {
      font-weight: 550;
    }

    [data-cell="pickup"]::before {
      content: "Pickup ";
      color: ${surface.textSoft};
    }

    [data-cell="business"] {
      color: ${surface.textSoft};
      overflow-wrap: anywhere;
    }

    [data-cell="flags"] {
      margin-top: ${space(0.5)};
    }

    /* These facts are on the booking's own page. */
    :is([data-cell="service"], [data-cell="vehicle"], [data-cell="requested"]) {
      display: none;
    }
  }
`;
