import { Button, CheckboxField } from '@saltbush/ui';
import type { ListColumn } from '../list-table.ts';
import { shownColumns } from '../shownColumns.ts';
import { ToolMenu } from './ToolMenu.tsx';

interface ColumnsMenuProps<Row, Sort extends string> {
  columns: readonly ListColumn<Row, Sort>[];
  /** Ids; null for those that are on from the start. */
  chosen: readonly string[] | null;
  onChoose: (chosen: readonly string[] | null) => void;
}

/** Which columns are on show. */
export function ColumnsMenu<Row, Sort extends string>({ columns, chosen, onChoose }: ColumnsMenuProps<Row, Sort>) {
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  return (
    <ToolMenu label="Columns">
      {columns.map(({ id, label }) => (
        <CheckboxField
          key={id}
          name={`column-${id}`}
          label={label}
          checked={shown.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...shown, id] : shown.filter((other) => other !== id))}
        />
      ))}
      {chosen !== null && (
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          As it was
        </Button>
      )}
    </ToolMenu>
  );
}
