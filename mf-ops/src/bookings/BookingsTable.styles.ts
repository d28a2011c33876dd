import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { deskTable, narrow, wide } from '../frame/table.styles.ts';

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

  /* Three lines: what and how it stands, where, when and for whom. */
  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "reference status"
        "route price"
        "pickup pickup"
        "business business"
        "flags flags";
    }

    [data-cell="reference"] {
      grid-area: reference;
      font-size: ${text.s16};
    }

    [data-cell="status"] {
      grid-area: status;
    }

    [data-cell="route"] {
      grid-area: route;
      font-weight: 550;
    }

    [data-cell="price"] {
      grid-area: price;
    }

    [data-cell="pickup"] {
      grid-area: pickup;
    }

    [data-cell="pickup"]::before {
      content: "Pickup ";
      color: ${surface.textSoft};
    }

    [data-cell="business"] {
      grid-area: business;
      color: ${surface.textSoft};
      overflow-wrap: anywhere;
    }

    [data-cell="flags"] {
      grid-area: flags;
      margin-top: ${space(0.5)};
    }

    /* The booking itself says these. */
    :is([data-cell="service"], [data-cell="vehicle"]) {
      display: none;
    }
  }
`;
