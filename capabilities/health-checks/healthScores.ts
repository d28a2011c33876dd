import type { HealthAnswers, HealthQuestionId } from './health-answers.ts';

export type HealthCategory = 'Volume' | 'Strategy' | 'Cost' | 'SLA' | 'Tech' | 'ESG';

export interface CategoryScore {
  category: HealthCategory;
  /** From 0 to 10. */
  score: number;
  /** The deciding question was left blank, so the category counts at its lowest band. */
  isBlank: boolean;
}

export interface HealthScores {
  /** In the order of the steps. */
  categories: CategoryScore[];
  /** Mean of the categories, from 0 to 10, not rounded. */
  overall: number;
  /** Percent of the freight spend, from 5 to 25, rounded half up. */
  savingsPercent: number;
}

/** A count, or null when the text is blank or not a count. */
function readCount(text: string): number | null {
  const count = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(count) && count >= 0 ? count : null;
}

const byCount =
  (bands: (count: number) => number) =>
  (text: string): number | null => {
    const count = readCount(text);
    return count === null ? null : bands(count);
  };

const byChoice =
  (scores: Readonly<Record<string, number>>) =>
  (text: string): number | null =>
    scores[text] ?? null;

interface Rule {
  category: HealthCategory;
  question: HealthQuestionId;
  /** Null for an answer that is blank or unreadable. */
  score: (text: string) => number | null;
  lowest: number;
}

/** One question decides each category. Source: the owner's assessment, 2025. */
const RULES: readonly Rule[] = [
  {
    category: 'Volume',
    question: 'weeklyVolume',
    score: byCount((count) => (count > 50 ? 8 : count > 20 ? 6 : 4)),
    lowest: 4,
  },
  {
    category: 'Strategy',
    question: 'carrierCount',
    score: byCount((count) => (count > 2 ? 6 : count === 2 ? 4 : 2)),
    lowest: 2,
  },
  {
    category: 'Cost',
    question: 'costPerKmKnown',
    score: byChoice({ 'Yes, fully': 9, Partially: 5, No: 2 }),
    lowest: 2,
  },
  {
    category: 'SLA',
    question: 'slaMisses',
    score: byCount((count) => (count < 5 ? 9 : count < 15 ? 6 : 3)),
    lowest: 3,
  },
  {
    category: 'Tech',
    question: 'integration',
    score: byChoice({ 'Fully integrated': 10, 'Partially integrated': 6, 'Not integrated': 2 }),
    lowest: 2,
  },
  {
    category: 'ESG',
    question: 'emissionsTracked',
    score: byChoice({ 'Yes, in detail': 8, 'Basic tracking': 5, 'No tracking': 2 }),
    lowest: 2,
  },
];

const LEAST_SAVINGS = 5;
const MOST_SAVINGS = 25;

/** Scores the answers. Blank answers count at the lowest band of their category. */
export function healthScores(answers: HealthAnswers): HealthScores {
  const categories = RULES.map(({ category, question, score, lowest }): CategoryScore => {
    const scored = score(answers[question]);
    return { category, score: scored ?? lowest, isBlank: scored === null };
  });
  const total = categories.reduce((sum, { score }) => sum + score, 0);
  // Computes (10 - total / 6) × 3 without dividing first, because the division can turn an exact half into slightly
  // less.
  const savings = 30 - total / 2;
  return {
    categories,
    overall: total / categories.length,
    savingsPercent: Math.round(Math.min(MOST_SAVINGS, Math.max(LEAST_SAVINGS, savings))),
  };
}
