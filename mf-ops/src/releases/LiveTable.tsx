import type { LiveRelease, ReleaseHealthReport } from '@saltbush/contract/release-api';
import { TextLink, VisuallyHidden } from '@saltbush/ui';
import { CostList } from '../console/CostList.tsx';
import type { LiveVerdicts } from '../console/liveVerdicts.ts';
import { Moment } from '../console/Moment.tsx';
import { SlownessLine } from '../console/SlownessLine.tsx';
import { VerdictLine } from '../console/VerdictLine.tsx';
import * as T from '../frame/table.styles.ts';
import { AdoptionBar } from './AdoptionBar.tsx';
import * as S from './LiveTable.styles.ts';

export interface LiveTableProps {
  rows: readonly { live: LiveRelease; verdicts: LiveVerdicts }[];
  /** False until the first figures are loaded. */
  hasHealth: boolean;
  /** For the last hour. */
  report: ReleaseHealthReport | undefined;
  /** For the last day. */
  day: ReleaseHealthReport | undefined;
  /** Milliseconds. */
  now: number;
}

/** Everything that is live, one row each: a table if it fits, otherwise a list. */
export function LiveTable({ rows, hasHealth, report, day, now }: LiveTableProps) {
  return (
    <T.Frame>
      <S.Table>
        <caption>What is live</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Live release</th>
            <th scope="col">Last hour</th>
            <th scope="col">What it costs</th>
            <th scope="col">Since, by whom, why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ live, verdicts }) => {
            const { name, version, candidate, actor, activatedAt, reason } = live;
            return (
              <tr key={name}>
                <th scope="row" data-cell="name">
                  <a href={`/ops/releases/${name}`}>{name}</a>
                </th>
                <td data-cell="live">
                  <S.Version>{version}</S.Version>
                  {candidate && (
                    <S.Soft>
                      {candidate.version} for {candidate.share}%
                    </S.Soft>
                  )}
                </td>
                <td data-cell="health">
                  {hasHealth && (
                    <S.Parts>
                      {verdicts.live && <VerdictLine verdict={verdicts.live} />}
                      {verdicts.live && <SlownessLine verdict={verdicts.live} />}
                      {candidate && verdicts.candidate && (
                        <>
                          <VerdictLine verdict={verdicts.candidate} of={candidate.version} />
                          <SlownessLine verdict={verdicts.candidate} of={candidate.version} />
                        </>
                      )}
                      <AdoptionBar name={name} version={version} report={report} />
                    </S.Parts>
                  )}
                  <S.Beside>
                    <TextLink href={`/ops/failures?name=${name}`}>
                      What fails<VisuallyHidden> in {name}</VisuallyHidden>
                    </TextLink>
                  </S.Beside>
                </td>
                <td data-cell="cost">{verdicts.live && <CostList verdict={verdicts.live} health={day} />}</td>
                <td data-cell="since">
                  <Moment at={activatedAt} now={now} /> by {actor}
                  <S.Reason>{reason}</S.Reason>
                </td>
              </tr>
            );
          })}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}
