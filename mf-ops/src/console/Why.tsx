interface WhyProps {
  /** As it is in the log. */
  reason: string;
}

const COMMIT = /\b[0-9a-f]{40}\b/g;
const SHORT = 10;

/** The reason of a log entry. A commit is shortened, with the full hash as tooltip. */
export function Why({ reason }: WhyProps) {
  const short = reason.replace(COMMIT, (commit) => commit.slice(0, SHORT));
  return short === reason ? reason : <span title={reason}>{short}</span>;
}
