import type { ClientRoutes } from './routes/clients.ts';
import type { ConsignmentRoutes } from './routes/consignments.ts';
import type { DriverRoutes } from './routes/drivers.ts';
import type { EnquiryRoutes } from './routes/enquiries.ts';
import type { HealthCheckRoutes } from './routes/health-checks.ts';
import type { MailRoutes } from './routes/mails.ts';
import type { PeopleRoutes } from './routes/people.ts';
import type { QuoteRoutes } from './routes/quotes.ts';
import type { TermsRoutes } from './routes/terms.ts';

/** Every route that remotes call, by method and path. */
export interface Api
  extends ClientRoutes,
    ConsignmentRoutes,
    DriverRoutes,
    EnquiryRoutes,
    HealthCheckRoutes,
    MailRoutes,
    PeopleRoutes,
    QuoteRoutes,
    TermsRoutes {}
