import { Button } from '@saltbush/ui';
import * as S from './EmissionsPanel.styles.ts';

interface StepButtonsProps {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Buttons for the pages of a list that is only part of a page and so has no address. */
export function StepButtons({ label, page, pageSize, total, onPage }: StepButtonsProps) {
  if (total <= pageSize) return null;
  return (
    <S.Steps aria-label={label}>
      <p role="status">
        {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total}
      </p>
      <Button variant="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button variant="secondary" size="small" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </S.Steps>
  );
}
