import { Icon, icons } from '@saltbush/ui';
import type { JobView } from '../queue/createJobKeeper.ts';
import { connectionText } from './connectionText.ts';
import * as S from './StatusBar.styles.ts';
import type { Shared } from './sharingText.ts';

interface StatusBarProps {
  shared: Shared;
  connection: Pick<JobView, 'waitingCount' | 'isReached'>;
}

/** Always in sight: whether the position is shared, and whether what is reported arrives. */
export function StatusBar({ shared, connection }: StatusBarProps) {
  return (
    <S.Bar role="status">
      <S.Fact data-state={shared.isShared ? 'on' : 'off'}>
        <Icon path={icons.mapPin} size={22} />
        {shared.text}
      </S.Fact>
      <S.Fact data-state={connection.isReached ? 'on' : 'waiting'}>
        <Icon path={connection.isReached ? icons.check : icons.alert} size={22} />
        {connectionText(connection)}
      </S.Fact>
    </S.Bar>
  );
}
