import { useLayoutEffect, useRef } from 'react';

/** Stands for the rows above or below the screen. Its height goes past markup, where the policy allows no styles. */
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
