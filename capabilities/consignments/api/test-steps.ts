import * as yup from 'yup';

/** What a consignment of the test mode can be taken to. */
export const TEST_STEPS = [
  ...(['accepted', 'allocated', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'invoiced'] as const),
  ...(['delayed', 'declined'] as const),
] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** `POST /api/shipments/:reference/test-steps`: does what the desk and a driver would do until then. */
export interface TestStepsInput {
  to: TestStep;
}

export const testStepsSchema = yup
  .object({
    to: yup
      .mixed<TestStep>()
      .oneOf([...TEST_STEPS])
      .defined(),
  })
  .noUnknown();
