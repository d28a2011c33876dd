import { Button } from '@saltbush/ui';
import { type ReactNode, useId, useState } from 'react';
import * as S from './ChartFrame.styles.ts';
import type { ChartTable } from './chart-table.ts';
import { ChartFiles } from './files/ChartFiles.tsx';
import { useWidthPx } from './useWidthPx.ts';

interface ChartFrameProps {
  /** The figures of the chart. Omit it when the page has a table of its own. */
  table?: ChartTable | undefined;
  /** Draws the chart at a width in CSS pixels. Called once the width is known. */
  children: (widthPx: number) => ReactNode;
}

/**
 * The frame of every chart: its drawing area, its figures as a table, and both as files. Screen readers always find the
 * table; the button shows it to everyone else.
 */
export function ChartFrame({ table, children }: ChartFrameProps) {
  const { frame, widthPx } = useWidthPx();
  const tableId = useId();
  const [isTableShown, setIsTableShown] = useState(false);

  return (
    <div>
      <S.Frame ref={frame}>{widthPx !== null && widthPx > 0 && children(widthPx)}</S.Frame>
      {table && (
        <S.Figures>
          <S.Acts>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isTableShown}
              aria-controls={tableId}
              onClick={() => setIsTableShown(!isTableShown)}
            >
              {isTableShown ? 'Hide table' : 'Show as table'}
            </Button>
            <ChartFiles table={table} frame={frame} />
          </S.Acts>
          <S.TablePlace id={tableId} data-hidden={isTableShown ? undefined : ''}>
            <table>
              <caption>{table.caption}</caption>
              <thead>
                <tr>
                  {table.columns.map((head, index) => (
                    <th key={head} scope="col" data-align={index === 0 ? undefined : 'end'}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {(typeof value === 'string' ? [value] : value).map((text, index) => (
                      // Values are told apart by their column.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      <td key={index} data-align="end">
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </S.TablePlace>
        </S.Figures>
      )}
    </div>
  );
}
