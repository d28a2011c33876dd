import { Skeleton, Stack, VisuallyHidden } from '@saltbush/ui';

interface PanelSkeletonProps {
  /** What is loading: "Reading your shipments". */
  label: string;
  rows?: number;
}

/** Placeholder rows while data loads. */
export function PanelSkeleton({ label, rows = 5 }: PanelSkeletonProps) {
  return (
    <Stack gap={2.5} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_row, index) => index + 1).map((row) => (
        <Skeleton key={row} height="1.25rem" />
      ))}
    </Stack>
  );
}
