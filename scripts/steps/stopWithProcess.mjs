/**
 * Stops the running parts when this process is told to stop, and stops this process when a part ends by itself. A
 * signal is passed on once; a signal from the terminal reaches the parts directly.
 */
export async function stopWithProcess(parts) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
      if (!isFromTerminal) for (const part of parts) part.stop('SIGTERM');
    });
  }
  const { name, code } = await Promise.race(parts.map(async (part) => ({ name: part.name, code: await part.exited })));
  const wasAsked = isStopping;
  isStopping = true;
  if (!wasAsked) console.error(`${name} ended by itself (exit code ${code}): its last lines above may say why.`);
  await Promise.all(parts.map((part) => part.stop('SIGTERM')));
  process.exit(wasAsked ? 0 : code || 1);
}
