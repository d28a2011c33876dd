import { useLayoutEffect, useRef } from 'react';

/**
 * Takes the height of the rows above or below the screen. Set by script, because the policy forbids style attributes.
 */
export function Spacer({ heightPx }: { heightPx: number }) {
  const cell = useRef<HTMLTableCellElement>(null);

  useLayoutEffect(() => {
    cell.current?.style.setProperty('height', `${heightPx}px`);
  }, [heightPx]);

  return (
    <tr aria-hidden data-spacer>
      <td ref={cell} colSpan={7} />
    </tr>
  );
}
