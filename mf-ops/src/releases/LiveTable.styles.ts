import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { between, deskTable, narrow, wide } from '../frame/table.styles.ts';

export const Table = styled.table`
  ${deskTable}

  tbody :is(th, td) {
    padding-block: ${space(1)};
    vertical-align: top;
  }

  tbody th,
  [data-cell="live"] {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${wide} {
    [data-cell="name"] {
      min-width: 8.5rem;
    }

    [data-cell="cost"] {
      width: 22%;
    }

    [data-cell="since"] {
      width: 22%;
    }
  }

  ${narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas:
        "name live"
        "health health"
        "cost cost"
        "since since";
      row-gap: ${space(0.75)};
    }

    [data-cell="name"] {
      grid-area: name;
      font-size: ${text.s16};
    }

    [data-cell="live"] {
      grid-area: live;
      text-align: end;
    }

    [data-cell="health"] {
      grid-area: health;
    }

    [data-cell="cost"] {
      grid-area: cost;
    }

    [data-cell="cost"]:empty {
      display: none;
    }

    [data-cell="since"] {
      grid-area: since;
    }
  }

  @media (max-width: 19.99em) {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: "name" "live" "health" "cost" "since";
    }

    [data-cell="live"] {
      text-align: start;
    }
  }

  ${between} {
    tbody tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-areas:
        "name live"
        "health since"
        "cost cost";
    }

    [data-cell="live"] {
      text-align: start;
    }
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

/** Above the link of the row, which covers all of it. */
export const Beside = styled.div`
  position: relative;
  z-index: 1;
  width: fit-content;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
`;

export const Version = styled.span`
  font-weight: 600;
`;

export const Soft = styled.span`
  display: block;
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;

/** Long text is cut here and shown in full on the release's page. */
export const Reason = styled(Soft)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  text-wrap: pretty;
`;
