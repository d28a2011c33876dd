import * as yup from 'yup';
import { AREA_ICONS, type AreaIcon, LONGEST_AREA_LABEL } from './work-area.ts';

const label = yup.string().required().max(LONGEST_AREA_LABEL);

const areaCount = yup
  .object({
    from: yup
      .string()
      .required()
      .max(100)
      .matches(
        /^\/api(?:\/[a-z0-9][a-z0-9-]*){1,6}$/,
        '${path} must be an address of this site such as /api/ops/counts',
      ),
    name: yup
      .string()
      .required()
      .max(40)
      .matches(/^[a-z][a-zA-Z0-9]*$/, '${path} must be a name such as newEnquiries'),
    label,
  })
  .noUnknown();

export const workArea = yup
  .object({
    label,
    icon: yup
      .mixed<AreaIcon>()
      .oneOf([...AREA_ICONS], `\${path} must be one of ${AREA_ICONS.join(', ')}`)
      .required(),
    order: yup.number().integer().min(0).max(999),
    keys: yup.string().matches(/^[a-z] [a-z]$/, '${path} must be two letters with a space between, such as g b'),
    count: areaCount.default(undefined),
  })
  .noUnknown();
