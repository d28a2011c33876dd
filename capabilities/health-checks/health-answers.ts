import { line } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { HEALTH_STEPS } from './health-questions.data.ts';

export type HealthQuestion = (typeof HEALTH_STEPS)[number]['questions'][number];
export type HealthQuestionId = HealthQuestion['id'];

/** All answers as typed or chosen; blank when there is none. */
export type HealthAnswers = Record<HealthQuestionId, string>;

const questions: readonly HealthQuestion[] = HEALTH_STEPS.flatMap(({ questions }) => [...questions]);

const QUESTION_IDS: readonly HealthQuestionId[] = questions.map(({ id }) => id);

/** Longest number that is accepted. */
export const MAX_ANSWER_LENGTH = 20;

const answerSchema = ({ options }: HealthQuestion) => {
  const text = line('The answer', MAX_ANSWER_LENGTH);
  return options === null
    ? text
    : yup
        .string()
        .defined()
        .oneOf(['', ...options]);
};

/** Calls `make` for each question and collects the results by id. */
function healthAnswers(make: (id: HealthQuestionId) => string): HealthAnswers {
  const entries = QUESTION_IDS.map((id) => [id, make(id)] as const);
  return Object.fromEntries(entries) as HealthAnswers;
}

export const EMPTY_HEALTH_ANSWERS: HealthAnswers = healthAnswers(() => '');

export const healthAnswersSchema: yup.ObjectSchema<HealthAnswers> = yup
  .object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])))
  .noUnknown() as unknown as yup.ObjectSchema<HealthAnswers>;

/**
 * Answers from the browser's storage. Each is checked by itself: one that is no longer valid becomes blank, the
 * others stay.
 */
export function readHealthAnswers(kept: unknown): HealthAnswers {
  const source = Object(kept) as Record<string, unknown>;
  return healthAnswers((id) => {
    const value = source[id];
    const question = questions.find((candidate) => candidate.id === id);
    if (question === undefined || typeof value !== 'string') return '';
    return answerSchema(question).isValidSync(value, { strict: true }) ? value : '';
  });
}
