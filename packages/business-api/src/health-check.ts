export {
  EMPTY_HEALTH_ANSWERS,
  type HealthAnswers,
  type HealthQuestion,
  type HealthQuestionId,
  healthAnswersSchema,
  MAX_ANSWER_LENGTH,
  readHealthAnswers,
} from './health-answers.ts';
export { HEALTH_STEPS } from './health-questions.data.ts';
export { type HealthBand, type HealthReading, healthReading } from './healthReading.ts';
export { type CategoryScore, type HealthCategory, type HealthScores, healthScores } from './healthScores.ts';
