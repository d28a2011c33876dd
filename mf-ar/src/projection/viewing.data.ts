// How the camera view draws: sizes in canvas pixels, metres and radians.

/** The canvas of the camera view. */
export const CANVAS_PX = { width: 640, height: 400 } as const;

/** Height of the eye, as of a person of 1.8 m who holds the telephone before the face. */
export const EYE_HEIGHT_M = 1.6;

/** How far apart the points of a picture lie for one radian at its middle: a lens that sees 65° across the canvas. */
export const FOCAL_PX = CANVAS_PX.width / 2 / Math.tan((65 / 2) * (Math.PI / 180));

/** Between the truck's side and the plane of the picture: its side and its front are both seen. */
export const TURN_RAD = (38 * Math.PI) / 180;

/** Row of the canvas on which the person and the truck's nearest corner stand. */
export const GROUND_ROW_PX = 368;

/** What truck and person fill of the canvas at 100%; twice that is still in the picture, or nearly. */
export const FILLED = { width: 0.8, height: 0.44 } as const;

/** Clear ground between the front of the truck and the person. */
export const PERSON_GAP_M = 1;
