export const densities = ['compact', 'standard', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** In pixels. The buttons in a row are 40 high. */
export const rowHeights: Record<Density, number> = { compact: 44, standard: 52, comfortable: 68 };

export const pageSizes = [10, 25, 50, 100] as const;
