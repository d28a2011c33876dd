import type { ApisReport } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import * as R from '../console/rows.styles.ts';
import { unserved } from './unserved.ts';

const FOR = { everyone: 'everyone', 'signed-in': 'whoever is signed in', staff: 'staff', ops: 'operators' } as const;

/** The APIs of releases that visitors may get, and which of them nobody answers for. */
export function ApiList({ report }: { report: ApisReport }) {
  if (report.apis.length === 0) return <p>No live remote has an API of its own.</p>;
  const without = new Set(unserved(report));
  return (
    <R.Rows>
      {report.apis.map((api) => (
        <li key={`${api.remote} ${api.version}`}>
          <R.What>
            {api.prefix} {without.has(api) && <Badge tone="danger">No service: answers 503</Badge>}
          </R.What>
          <R.Soft>
            <a href={`/ops/releases/${api.remote}`}>
              {api.remote} {api.version}
            </a>
            , for {FOR[api.access]}
          </R.Soft>
        </li>
      ))}
    </R.Rows>
  );
}
