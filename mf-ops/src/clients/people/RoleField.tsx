import { MEMBER_ROLE_NAMES, MEMBER_ROLES, type MemberRole } from '@saltbush/clients/api';
import { SelectField } from '@saltbush/ui';

const ROLES = MEMBER_ROLE_NAMES.map((role) => ({ value: role, label: MEMBER_ROLES[role].label }));

interface RoleFieldProps {
  value: MemberRole;
  onChange: (role: MemberRole) => void;
}

/** One of the roles, and what it may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      name="role"
      options={ROLES}
      value={value}
      help={MEMBER_ROLES[value].does}
      onChange={({ target }) => onChange(target.value as MemberRole)}
    />
  );
}
