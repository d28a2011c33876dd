import type { ReleaseRouteGrant } from '@saltbush/contract/release-api';
import { FormRows } from '../console/rows.styles.ts';
import { GrantRow } from './GrantRow.tsx';

interface GrantListProps {
  grants: readonly ReleaseRouteGrant[];
  /** Milliseconds. */
  now: number;
}

/** The grants in force. */
export function GrantList({ grants, now }: GrantListProps) {
  if (grants.length === 0) return <p>No path is granted.</p>;
  return (
    <FormRows>
      {grants.map((grant) => (
        <GrantRow key={`${grant.path} ${grant.to}`} {...{ grant, now }} />
      ))}
    </FormRows>
  );
}
