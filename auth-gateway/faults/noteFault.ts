import { appendFileSync } from 'node:fs';

export interface FaultRow {
  fault: string;
  visitors: string;
  clients: string;
  operators: string;
}

/** Records what was seen, for the table that `npm run test:faults` prints. */
export function noteFault(row: FaultRow): void {
  const { FAULTS_FILE: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  else
    process.stdout.write(
      `${row.fault}\n  visitors: ${row.visitors}\n  clients: ${row.clients}\n  operators: ${row.operators}\n`,
    );
}
