import type { Json } from '@saltbush/capability/database';
import type { HideableAlert } from './api/alerts.ts';

interface HiddenAlertTable {
  user_id: string;
  kinds: Json<HideableAlert[]>;
}

export interface AlertTables {
  hidden_alerts: HiddenAlertTable;
}
