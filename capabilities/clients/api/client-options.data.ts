/** Choices of the new client set-up, in its words. Source: the owner's set-up form, 2025. */
export const FREIGHT_TYPES = ['Pallets', 'Cartons', 'Dangerous Goods', 'Oversized Items', 'Mixed Freight'] as const;

export const CLIENT_VEHICLE_TYPES = ['1T Van', '2T Truck', '4T Truck', '6T Truck', 'Semi Trailer', 'B-Double'] as const;

export const SPECIAL_REQUIREMENTS = [
  'Tailgate Required',
  'Hiab Crane',
  'DG Certified Driver',
  'Temperature Controlled',
  'Security Cleared',
] as const;

export const POD_METHODS = ['Digital POD Only', 'Paper POD Only', 'Both Digital & Paper'] as const;

export const CLIENT_FOCUSES = ['metro', 'interstate'] as const;

/** Statuses with the names shown to users. */
export const ACCOUNT_STATUSES = { active: 'Active', pending: 'Pending Approval', suspended: 'Suspended' } as const;
