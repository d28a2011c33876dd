import type { DriverJob } from '@saltbush/positions/api';
import { Button, Card, icons, Notice } from '@saltbush/ui';
import type { ScanStage } from '../driver-job.ts';
import { countOf } from './connectionText.ts';
import * as S from './job.styles.ts';

interface GoodsPartProps {
  job: DriverJob;
  /** Where labels are scanned now; null where none are. */
  stage: ScanStage | null;
  onScan: () => void;
}

/** What is carried, and how much of it is scanned at this stop. */
export function GoodsPart({ job, stage, onScan }: GoodsPartProps) {
  const { goods, packageCount, packages, isDangerous } = job;
  const canScan = stage !== null && packages.length > 0;
  return (
    <Card as="section" aria-label="Freight">
      <S.Stop>
        <h2>Freight</h2>
        <p>
          {goods ? `${goods}, ` : ''}
          {countOf(packageCount, 'package')}
        </p>
        {isDangerous && (
          <Notice tone="warn" title="Dangerous goods">
            <p>Carry the declaration, and check the placards before you leave.</p>
          </Notice>
        )}
        {canScan && (
          <>
            <p>
              <strong>
                {job.scanned[stage].length} of {packageCount}
              </strong>{' '}
              scanned at {stage}
            </p>
            <Button variant="secondary" size="large" iconBefore={icons.camera} isFullWidth onClick={onScan}>
              Scan labels
            </Button>
          </>
        )}
      </S.Stop>
    </Card>
  );
}
