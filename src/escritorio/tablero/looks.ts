export const CARD_HEIGHT = '5.5rem';
export const CHART_HEIGHT = '18rem';

/** How many cards stand beside each other: two where there is no room for four. */
export const FOUR_COLUMNS = { base: 2, md: 4 } as const;
