/** Runs a command's main function. An expected failure prints one clear message instead of a stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error.code !== 'step-failed') console.error(error);
    else console.error(`${error.details ? `\n${error.details}\n` : ''}\n${error.message}`);
    process.exit(1);
  }
}
