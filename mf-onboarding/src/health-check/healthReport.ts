import { formatDate, type Instant, localTime } from '@saltbush/freight';
import { HEALTH_STEPS, type HealthAnswers, healthReading, healthScores } from '@saltbush/health-checks/api';
import { brand, brandHoursClock, brandServiceHours } from '@saltbush/ui/brand';

export const REPORT_NAME = 'freight-health-check-report.txt';

const underlined = (title: string): string[] => ['', title, '-'.repeat(title.length)];

/** The result as a text file: UTF-8, lines end with CRLF. */
export function healthReport(answers: HealthAnswers, now: Instant): string {
  const scores = healthScores(answers);
  const { overallText, analysis, nextSteps, blankCategories } = healthReading(scores);
  const { street, suburb, state, postcode } = brand.address;
  const lines = [
    'FREIGHT HEALTH CHECK',
    `${brand.name}, ${formatDate(localTime(now, 'Australia/Sydney').date)}`,
    '',
    `Overall score: ${overallText} out of 10`,
    `Estimated savings: about ${scores.savingsPercent}% of what you spend on freight`,
    'A rule-based score from your own answers: no data of yours was looked up.',
    ...underlined('Scores'),
    ...scores.categories.map(({ category, score, isBlank }) => {
      const note = isBlank ? ' (not answered, counted at its lowest)' : '';
      return `${category}: ${score} out of 10${note}`;
    }),
    ...(blankCategories.length > 0 ? ['', `Not answered: ${blankCategories.join(', ')}.`] : []),
    ...underlined('Analysis'),
    ...analysis,
    ...underlined('Next steps'),
    ...nextSteps.map((step, index) => `${index + 1}. ${step}`),
    ...underlined('Your answers'),
    ...HEALTH_STEPS.flatMap(({ questions }) => [...questions]).map(({ id, label }) => {
      const mark = label.endsWith('?') ? '' : ':';
      return `${label}${mark} ${answers[id].trim() || 'not answered'}`;
    }),
    ...underlined('Contact'),
    `${brand.legalName}, ABN ${brand.abn}`,
    `Telephone: ${brand.phone}`,
    `E-mail: ${brand.email}`,
    `${street}, ${suburb} ${state} ${postcode}`,
    `Telephone answered: ${brandServiceHours.label}`,
    `Head office and depots: ${brand.hours.label}`,
    brandHoursClock,
    '',
  ];
  return lines.join('\r\n');
}
