import { BODY_SCHEMAS } from '@saltbush/business-api/api/request-schemas';
import { ROUTES } from '../../fixtures/authorisation-routes.data.ts';
import { checkAnswer } from '../../fixtures/checkAnswer.ts';
import { ROUTE_INPUTS } from '../../fixtures/hostile-input/route-inputs.ts';
import { requestSchemasOf } from '../../fixtures/requestSchemasOf.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { readSurfaces } from './readSurfaces.ts';

/**
 * Routes of the platform: signing in, releases, the site and its frame. No remote's release says that it needs them, but the one
 * that the host's search asks for the console.
 */
const PLATFORM =
  /^(?:\S+) \/(?:api\/(?:auth|callback|health|login|logout|openapi\.json|ops\/(?:counts|session-ends)|preview|releases(?!\/search)|site|telemetry)(?:\/|$)|confirm|metrics|npm|preview|security|\.well-known)/;

describe('what the gateway offers', () => {
  const offered = [...readSurfaces().values()].flatMap(({ routes }) => Object.keys(routes));

  it('is every route of the business, and nothing that the gateway does not have', () => {
    const business = Object.keys(ROUTES).filter((route) => !PLATFORM.test(route));
    expect(offered.sort()).toEqual(business.sort());
  });

  it('is parsed by the schemas from which the surface was written', () => {
    const schemas: Record<string, unknown> = { ...BODY_SCHEMAS, ...requestSchemasOf(CAPABILITIES, 'body') };
    const others = Object.entries(ROUTE_INPUTS).filter(([route, { schema }]) => {
      return offered.includes(route) && schemas[route] !== schema;
    });
    expect(others.map(([route]) => route)).toEqual([]);
  });

  it('is checked in every test that calls the gateway', () => {
    const answer = (body: unknown) => () => checkAnswer('POST', '/api/enquiries', 201, body);
    expect(answer({ reference: 'ENQ-2026-00001' })).not.toThrow();
    expect(answer({})).toThrow(
      'POST /api/enquiries answers in another form than its surface says: reference: missing.',
    );
    expect(answer({ reference: 'ENQ-2026-00001', email: 'a@b.example' })).toThrow('email: not in the form');
  });

  it('is checked in refusals too, as far as callers read them', () => {
    const refusal = (facts: object) => () =>
      checkAnswer('POST', '/api/bookings', 409, { status: 409, title: 'Conflict', detail: 'Too late.', ...facts });
    expect(refusal({ code: 'pickup-closed', nextDate: '2026-11-25' })).not.toThrow();
    expect(refusal({ code: 'pickup-closed', firstDay: '2026-11-25' })).toThrow('firstDay: not in the form');
    expect(refusal({ code: 'too-busy', seconds: 3 })).not.toThrow();
  });
});
