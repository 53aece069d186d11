/** The stores of who has none named: any of them, or none where the chain closes that. */
export const SIN_TIENDAS = ['todas', 'ninguna'] as const;

export type SinTiendas = (typeof SIN_TIENDAS)[number];
