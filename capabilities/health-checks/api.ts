import type { FileOf } from '@saltbush/business-api/api/route';
import type { HealthAnswers } from './health-answers.ts';

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

/** What each route takes and gives. */
export interface HealthCheckRoutes {
  'POST /api/health-checks/pdf': { body: HealthAnswers; answer: FileOf<'application/pdf'> };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends HealthCheckRoutes {}
}
