/** Size of a map's letters in px where it is narrowest: `app/ui/drawings.css` sets a little less, and lets it grow less than the map. */
export const letters = 12.5;
