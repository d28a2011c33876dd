interface WhyProps {
  /** As it stands in the log. */
  reason: string;
}

const COMMIT = /\b[0-9a-f]{40}\b/g;
const SHORT = 10;

/** Why something was done. The whole name of a commit shows when one points at it. */
export function Why({ reason }: WhyProps) {
  const short = reason.replace(COMMIT, (commit) => commit.slice(0, SHORT));
  return short === reason ? reason : <span title={reason}>{short}</span>;
}
