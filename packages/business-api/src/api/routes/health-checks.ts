import type { HealthAnswers } from '../../health-check.ts';
import type { FileOf } from '../api-route.ts';

export interface HealthCheckRoutes {
  'POST /api/health-checks/pdf': { body: HealthAnswers; answer: FileOf<'application/pdf'> };
}
