import { useCallback, useState } from 'react';

interface ChosenShipments {
  /** References. */
  chosen: ReadonlySet<string>;
  toggle: (reference: string) => void;
  /** Chooses these and no others. */
  choose: (references: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The shipments that are chosen of a list, also those that are not on screen. Another list begins with none. */
export function useChosenShipments(list: string): ChosenShipments {
  const [state, setState] = useState({ list, chosen: NONE });
  const toggle = useCallback(
    (reference: string) =>
      setState((before) => {
        const chosen = new Set(before.list === list ? before.chosen : NONE);
        if (!chosen.delete(reference)) chosen.add(reference);
        return { list, chosen };
      }),
    [list],
  );
  const choose = useCallback(
    (references: readonly string[]) => setState({ list, chosen: new Set(references) }),
    [list],
  );
  return { chosen: state.list === list ? state.chosen : NONE, toggle, choose };
}
