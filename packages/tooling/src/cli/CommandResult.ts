/** Output of a command, for programs (`--json`) and for people. */
export interface CommandResult {
  exitCode: 0 | 1;
  json: object;
  text: string;
}
