import { Badge } from '@saltbush/ui';
import * as R from '../console/rows.styles.ts';
import type { ReleaseChange } from './releaseChanges.ts';

const KINDS = {
  added: { label: 'New', tone: 'good' },
  removed: { label: 'Gone', tone: 'danger' },
  changed: { label: 'Changed', tone: 'warn' },
} as const satisfies Record<ReleaseChange['kind'], { label: string; tone: string }>;

/** Changes, each with its kind. */
export function ChangeList({ changes }: { changes: readonly ReleaseChange[] }) {
  return (
    <R.Rows>
      {changes.map(({ what, kind, detail }) => (
        <li key={what}>
          <R.What>
            {what}
            <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
          </R.What>
          {detail !== '' && <R.Soft>{detail}</R.Soft>}
        </li>
      ))}
    </R.Rows>
  );
}
