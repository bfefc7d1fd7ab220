/** Columns that head and rows share: name, axis, price, chevron; on a phone the axis has a row of its own. */
export const rowGrid =
  "grid grid-cols-[1fr_auto_1.5rem] gap-x-2 sm:grid-cols-[9.5rem_1fr_5.5rem_2rem] sm:gap-x-0 md:grid-cols-[12.875rem_1fr_6.5rem_2rem]";
