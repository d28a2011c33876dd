import { Badge, DataTable } from '@saltbush/ui';
import type { Standing } from './standing.ts';
import * as S from './VersionsTable.styles.ts';
import type { VersionCell, VersionMatrix } from './versionMatrix.ts';

const STANDINGS = {
  same: null,
  older: { label: 'Older', tone: 'neutral' },
  newer: { label: 'Newer', tone: 'neutral' },
  'other-major': { label: 'Other major', tone: 'warn' },
} as const satisfies Record<Standing, { label: string; tone: string } | null>;

/** Live releases by what they were built for. What the host has comes first; what differs from it says so. */
export function VersionsTable({ matrix: { columns, rows } }: { matrix: VersionMatrix }) {
  return (
    <DataTable
      caption="What each live release was built for. Older and newer are beside what the live host provides."
      density="compact"
      columns={[{ key: 'name', label: 'Release' }, ...columns.map((label, index) => ({ key: String(index), label }))]}
      rows={rows.map(({ name, version, cells }) => ({
        id: name,
        name: (
          <S.Name>
            <a href={`/ops/releases/${name}`}>{name}</a> {version}
          </S.Name>
        ),
        ...Object.fromEntries(cells.map((cell, index) => [index, <Cell key={columns[index]} cell={cell} />])),
      }))}
    />
  );
}

function Cell({ cell: { text, standing } }: { cell: VersionCell }) {
  if (text === null) return '–';
  const found = standing && STANDINGS[standing];
  return (
    <S.Cell>
      {text}
      {found && <Badge tone={found.tone}>{found.label}</Badge>}
    </S.Cell>
  );
}
