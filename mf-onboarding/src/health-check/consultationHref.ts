import type { HealthReading, HealthScores } from '@saltbush/health-checks/api';

/** Opens the contact form with the result in the message, where the visitor can edit it. */
export function consultationHref({ categories, savingsPercent }: HealthScores, { overallText }: HealthReading): string {
  const scores = categories.map(({ category, score, isBlank }) => `${category} ${score}${isBlank ? ' (blank)' : ''}`);
  const message = [
    'I have done the freight health check and would like to talk about it.',
    `Overall score: ${overallText} out of 10. ${scores.join(', ')}.`,
    `Estimated savings: about ${savingsPercent}%.`,
    '',
  ].join('\n');
  return `/contact?${new URLSearchParams({ topic: 'health-check', message })}`;
}
