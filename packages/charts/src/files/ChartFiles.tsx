import { Button, icons, saveFile } from '@saltbush/ui';
import { type RefObject, useState } from 'react';
import type { ChartTable } from '../chart-table.ts';
import * as S from './ChartFiles.styles.ts';
import { fileName } from './fileName.ts';

interface ChartFilesProps {
  table: ChartTable;
  /** The drawing area. */
  frame: RefObject<HTMLElement | null>;
}

type File = 'CSV' | 'PNG';

async function csvOf(table: ChartTable): Promise<Blob> {
  const { tableCsv } = await import('./tableCsv.ts');
  return new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' });
}

async function pngOf({ caption }: ChartTable, frame: HTMLElement | null): Promise<Blob> {
  if (frame === null) throw new Error('There is no chart.');
  const { chartPicture } = await import('./chartPicture.ts');
  return chartPicture(frame, caption);
}

/** The figures of a chart as a CSV file, and the chart as it is on show as a picture. */
export function ChartFiles({ table, frame }: ChartFilesProps) {
  const [failed, setFailed] = useState<File | null>(null);
  const save = async (file: File) => {
    setFailed(null);
    try {
      const made = await (file === 'CSV' ? csvOf(table) : pngOf(table, frame.current));
      saveFile(made, `${fileName(table.caption)}.${file.toLowerCase()}`);
    } catch {
      setFailed(file);
    }
  };

  return (
    <>
      {(['CSV', 'PNG'] as const).map((file) => (
        <Button
          key={file}
          variant="quiet"
          size="small"
          iconBefore={icons.download}
          aria-label={`Download ${file}: ${table.caption}`}
          onClick={() => void save(file)}
        >
          {file}
        </Button>
      ))}
      <S.Failed role="status">
        {failed && `The ${failed} file was not made. Check the connection, then try again.`}
      </S.Failed>
    </>
  );
}
