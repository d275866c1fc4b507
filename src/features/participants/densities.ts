/** How close the rows stand. */
export const densities = ['compact', 'standard', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** Height of a row in pixels; its buttons are 40 high. */
export const rowHeights: Record<Density, number> = { compact: 44, standard: 56, comfortable: 68 };

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50, 100] as const;
