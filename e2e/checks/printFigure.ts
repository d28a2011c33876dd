/** Prints what a journey measured, beside its result. */
export function printFigure(what: string, figure: number, unit: string): void {
  process.stdout.write(`  ${what}: ${figure.toFixed(1)} ${unit}\n`);
}
