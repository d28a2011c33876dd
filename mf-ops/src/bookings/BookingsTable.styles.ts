import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow, narrowRows, wide } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  [data-cell="route"] > span {
    color: ${surface.textSoft};
  }

  ${wide} {
    [data-cell="pickup"] {
      white-space: nowrap;
    }

    [data-cell="business"] {
      max-width: 16rem;
      overflow-wrap: anywhere;
    }
  }

  /* Reference with status, then route, time and client. */
  ${narrowRows('reference status', 'route price', 'pickup pickup', 'business business', 'flags flags')}

  @media screen and (min-width: 48em) and (max-width: 67.99em) {
    tbody tr {
      grid-template-areas: "reference status" "route price" "business pickup" "flags flags";
    }

    :is([data-cell="status"], [data-cell="pickup"]) {
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
    :is([data-cell="service"], [data-cell="vehicle"]) {
      display: none;
    }
  }
`;
