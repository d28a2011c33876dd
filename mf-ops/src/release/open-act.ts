/** The open form, and the release it is about. */
export interface OpenAct {
  kind: 'activate' | 'rollback' | 'retire';
  version: string;
}
