// Geometry of the camera view: canvas pixels, metres and radians.

/** The canvas of the camera view. */
export const CANVAS_PX = { width: 640, height: 400 } as const;

/** Eye height of a person of 1.8 m who holds the phone before their face. */
export const EYE_HEIGHT_M = 1.6;

/** Canvas pixels per radian at the middle of the picture, for a lens that sees 65° across the canvas. */
export const FOCAL_PX = CANVAS_PX.width / 2 / Math.tan((65 / 2) * (Math.PI / 180));

/** Angle between the truck's side and the picture plane, so that both side and front are seen. */
export const TURN_RAD = (38 * Math.PI) / 180;

/** Canvas row on which the person and the truck's nearest corner stand. */
export const GROUND_ROW_PX = 368;

/** Share of the canvas that truck and person fill at 100%. At 200% they still nearly fit. */
export const FILLED = { width: 0.8, height: 0.44 } as const;

/** Clear ground between the front of the truck and the person. */
export const PERSON_GAP_M = 1;
