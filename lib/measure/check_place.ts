import type { Place } from "./place_of.ts";

/** Throws unless it is a place: the text that stands there is none. */
export function checkPlace(place: Place): void {
  if (typeof place?.document === "string") return;
  throw new TypeError("each place must come from placeOf()");
}
