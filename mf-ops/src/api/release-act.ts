/** The gateway's answer to an activation or a rollback. */
export interface ReleaseAct {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
  /** Percent of visitors. */
  share: number;
}
