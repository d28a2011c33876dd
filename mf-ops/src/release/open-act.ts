/** The form that is open, and the release it is about. */
export interface OpenAct {
  kind: 'activate' | 'rollback';
  version: string;
}
