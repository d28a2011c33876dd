import {
  EMPTY_HEALTH_ANSWERS,
  HEALTH_STEPS,
  type HealthAnswers,
  type HealthCategory,
  healthAnswersSchema,
  healthReading,
  healthScores,
  readHealthAnswers,
} from './api.ts';

const answers = (changes: Partial<HealthAnswers>): HealthAnswers => ({ ...EMPTY_HEALTH_ANSWERS, ...changes });

const scoreOf = (category: HealthCategory, changes: Partial<HealthAnswers>) =>
  healthScores(answers(changes)).categories.find((scored) => scored.category === category);

const BEST = answers({
  weeklyVolume: '51',
  carrierCount: '3',
  costPerKmKnown: 'Yes, fully',
  slaMisses: '0',
  integration: 'Fully integrated',
  emissionsTracked: 'Yes, in detail',
});

describe('healthScores', () => {
  it.each([
    ['51', 8],
    ['50.5', 8],
    ['50', 6],
    ['21', 6],
    ['20', 4],
    ['0', 4],
  ])('scores %s consignments a week with %d', (weeklyVolume, score) => {
    expect(scoreOf('Volume', { weeklyVolume })).toEqual({ category: 'Volume', score, isBlank: false });
  });

  it.each([
    ['3', 6],
    ['2', 4],
    ['1', 2],
    ['0', 2],
  ])('scores %s carriers with %d', (carrierCount, score) => {
    expect(scoreOf('Strategy', { carrierCount })).toEqual({ category: 'Strategy', score, isBlank: false });
  });

  it.each([
    ['0', 9],
    ['4', 9],
    ['4.9', 9],
    ['5', 6],
    ['14', 6],
    ['15', 3],
    ['400', 3],
  ])('scores %s missed windows with %d', (slaMisses, score) => {
    expect(scoreOf('SLA', { slaMisses })).toEqual({ category: 'SLA', score, isBlank: false });
  });

  it.each<[HealthCategory, Partial<HealthAnswers>, number]>([
    ['Cost', { costPerKmKnown: 'Yes, fully' }, 9],
    ['Cost', { costPerKmKnown: 'Partially' }, 5],
    ['Cost', { costPerKmKnown: 'No' }, 2],
    ['Tech', { integration: 'Fully integrated' }, 10],
    ['Tech', { integration: 'Partially integrated' }, 6],
    ['Tech', { integration: 'Not integrated' }, 2],
    ['ESG', { emissionsTracked: 'Yes, in detail' }, 8],
    ['ESG', { emissionsTracked: 'Basic tracking' }, 5],
    ['ESG', { emissionsTracked: 'No tracking' }, 2],
  ])('scores %s with %j: %d', (category, changes, score) => {
    expect(scoreOf(category, changes)).toEqual({ category, score, isBlank: false });
  });

  it.each(['', ' ', 'many', '-1', '1e999', 'NaN'])('counts "%s" at the lowest bands and reports it', (typed) => {
    const { categories, overall } = healthScores(
      answers({ weeklyVolume: typed, carrierCount: typed, slaMisses: typed }),
    );
    expect(categories.map(({ score }) => score)).toEqual([4, 2, 2, 3, 2, 2]);
    expect(categories.every(({ isBlank }) => isBlank)).toBe(true);
    expect(overall).toBe(2.5);
  });

  it('ignores questions that only give context', () => {
    const context = { metroPct: '80', interstatePct: '20', urgentPct: '90', dispatchLogic: 'Mixed approach' };
    const more = { freightAudit: 'Never', bookingMethod: 'Phone/Email', carbonOffset: 'Planning' };
    expect(healthScores({ ...BEST, ...context, ...more })).toEqual(healthScores(BEST));
  });

  it.each<[Partial<HealthAnswers>, number, number]>([
    // Sum 50, 15, 25 and 35: 30 less half of it, halves upwards, never under 5.
    [BEST, 50 / 6, 5],
    [{}, 2.5, 23],
    [{ integration: 'Partially integrated', slaMisses: '10', emissionsTracked: 'Basic tracking' }, 25 / 6, 18],
    [{ ...BEST, integration: 'Not integrated', costPerKmKnown: 'No' }, 35 / 6, 13],
  ])('adds up %j', (changes, overall, savingsPercent) => {
    const scores = healthScores(answers(changes));
    expect(scores.overall).toBeCloseTo(overall, 10);
    expect(scores.savingsPercent).toBe(savingsPercent);
  });
});

describe('healthReading', () => {
  const readingOf = (total: number, changes: Partial<Record<HealthCategory, number>> = {}) =>
    healthReading({
      categories: (['Volume', 'Strategy', 'Cost', 'SLA', 'Tech', 'ESG'] as const).map((category) => ({
        category,
        score: changes[category] ?? 6,
        isBlank: false,
      })),
      overall: total / 6,
      savingsPercent: 12,
    });

  it.each([
    [50, '8.3', 'optimized'],
    [48, '8.0', 'optimized'],
    [47, '7.8', 'good'],
    [36, '6.0', 'good'],
    [35, '5.8', 'improvable'],
    [24, '4.0', 'improvable'],
    [23, '3.8', 'strategic'],
    [15, '2.5', 'strategic'],
  ])('reads a sum of %d as %s, %s', (total, overallText, band) => {
    expect(readingOf(total)).toMatchObject({ overallText, band });
  });

  it.each([
    ['highly optimized', 50],
    ['good fundamentals', 40],
    ['room for significant improvement', 30],
    ['would benefit from strategic modernization', 20],
  ])('says "%s"', (words, total) => {
    expect(readingOf(total).analysis[0]).toContain(words);
  });

  it('adds advice for Tech, Cost and Strategy below 6 only', () => {
    expect(readingOf(36).analysis).toHaveLength(2);
    expect(readingOf(36, { Tech: 5 }).analysis).toHaveLength(3);
    expect(readingOf(36, { Tech: 5, Cost: 5, Strategy: 5.9 }).analysis).toHaveLength(5);
    expect(readingOf(36, { Volume: 4, SLA: 3, ESG: 2 }).analysis).toHaveLength(2);
  });

  it('names the savings, and the categories left blank', () => {
    expect(readingOf(36).analysis.at(-1)).toContain('12%');
    const { blankCategories } = healthReading(healthScores({ ...BEST, slaMisses: '' }));
    expect(blankCategories).toEqual(['SLA']);
  });

  it('begins the next steps with the weakest category', () => {
    expect(healthReading(healthScores({ ...BEST, emissionsTracked: 'No tracking' })).nextSteps[0]).toContain(
      'emissions tracking',
    );
  });
});

describe('answers', () => {
  it('are thirteen, in six steps', () => {
    expect(HEALTH_STEPS.map(({ questions }) => questions.length)).toEqual([3, 2, 2, 2, 2, 2]);
    expect(Object.keys(EMPTY_HEALTH_ANSWERS)).toHaveLength(13);
  });

  it.each([
    ['nothing', EMPTY_HEALTH_ANSWERS, true],
    ['everything', BEST, true],
    ['an unknown option', { ...BEST, integration: 'Mostly' }, false],
    ['a novel', { ...BEST, weeklyVolume: '1'.repeat(21) }, false],
    ['a number for text', { ...BEST, weeklyVolume: 51 }, false],
    ['an unknown field', { ...BEST, name: 'x' }, false],
    ['missing fields', { weeklyVolume: '1' }, false],
  ])('with %s are or are not accepted', (_what, input, isValid) => {
    expect(healthAnswersSchema.isValidSync(input, { strict: true })).toBe(isValid);
  });

  it.each([[null], ['text'], [7], [{}], [[]]])('kept as %j are blank', (kept) => {
    expect(readHealthAnswers(kept)).toEqual(EMPTY_HEALTH_ANSWERS);
  });

  it('lose only what is no longer valid', () => {
    expect(readHealthAnswers({ ...BEST, integration: 'Mostly', slaMisses: 4, extra: 'x' })).toEqual({
      ...BEST,
      integration: '',
      slaMisses: '',
    });
  });
});
