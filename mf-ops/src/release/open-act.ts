/** The open form, and the release it is about. */
export interface OpenAct {
  kind: 'activate' | 'rollback';
  version: string;
}
