/** What a command has to say: to a program (`--json`) and to a person. */
export interface CommandResult {
  exitCode: 0 | 1;
  json: object;
  text: string;
}
