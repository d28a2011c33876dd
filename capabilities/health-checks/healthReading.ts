import type { HealthCategory, HealthScores } from './healthScores.ts';

export type HealthBand = 'optimized' | 'good' | 'improvable' | 'strategic';

export interface HealthReading {
  band: HealthBand;
  /** Overall score to one decimal, such as `6.3`. */
  overallText: string;
  /** The analysis, one sentence each. */
  analysis: string[];
  /** What to do next, the most useful first. */
  nextSteps: string[];
  /** Categories whose deciding question was not answered, so that they count at their lowest band. */
  blankCategories: HealthCategory[];
}

function bandOf(overall: number): HealthBand {
  if (overall >= 8) return 'optimized';
  if (overall >= 6) return 'good';
  return overall >= 4 ? 'improvable' : 'strategic';
}

const SENTENCES: Record<HealthBand, string> = {
  optimized: 'Your freight is highly optimized: what is left is keeping it so as you grow.',
  good: 'Your freight has good fundamentals, with a few places where money or time still leaks.',
  improvable: 'Your freight leaves room for significant improvement.',
  strategic: 'Your freight would benefit from strategic modernization, one step at a time.',
};

const ADVICE_BELOW = 6;

const EXTRA_ADVICE: readonly { category: HealthCategory; sentence: string }[] = [
  {
    category: 'Tech',
    sentence:
      'Connecting bookings to your inventory or accounts would take out typing things twice and the errors it brings.',
  },
  {
    category: 'Cost',
    sentence:
      'Knowing your cost per kilometre on each lane is the first thing to get: without it no price can be judged.',
  },
  {
    category: 'Strategy',
    sentence:
      'One more carrier on your busiest lanes would give you a price to compare and somebody to ring when one is full.',
  },
];

const NEXT_STEPS: Record<HealthCategory, string> = {
  Volume:
    'Gather consignments that leave on the same day for the same city: full pallets and full trucks cost less each.',
  Strategy: 'List your five busiest lanes and ask two carriers to price each of them.',
  Cost: 'Divide last month’s freight bills by the kilometres driven, lane by lane, and check ten bills against their quotes.',
  SLA: 'Write down why each delivery window was missed for a month: two or three causes usually explain most of them.',
  Tech: 'Pick the one place where freight is typed twice and connect that first.',
  ESG: 'Ask your carriers for the litres or kilometres of each lane: that is all basic emissions tracking needs.',
};

const NEXT_STEP_COUNT = 3;

/** Turns the scores into text. */
export function healthReading({ categories, overall, savingsPercent }: HealthScores): HealthReading {
  const band = bandOf(overall);
  const scoreOf = (category: HealthCategory) => categories.find((scored) => scored.category === category)?.score ?? 0;
  const advice = EXTRA_ADVICE.filter(({ category }) => scoreOf(category) < ADVICE_BELOW);
  const weakest = [...categories].sort((one, other) => one.score - other.score).slice(0, NEXT_STEP_COUNT);
  return {
    band,
    overallText: (Math.round(overall * 10) / 10).toFixed(1),
    analysis: [
      SENTENCES[band],
      ...advice.map(({ sentence }) => sentence),
      `From the score we estimate savings of about ${savingsPercent}% of what you spend on freight.`,
    ],
    nextSteps: weakest.map(({ category }) => NEXT_STEPS[category]),
    blankCategories: categories.filter(({ isBlank }) => isBlank).map(({ category }) => category),
  };
}
