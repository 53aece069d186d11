import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';

/** The general settings as a chain begins with them. */
export const SETTINGS: OutputOf<Contract['ajustesGenerales']> = {
  vigencia: { id: 1, valor: 90, version: 0, ultimoCambio: null },
  maximos: { id: 2, valor: 5_000, version: 0, ultimoCambio: null },
  billetera: { id: 3, valor: 10_000, version: 0, ultimoCambio: null },
  semaforos: {
    valores: [
      { id: 1, valor: 4 },
      { id: 2, valor: 8 },
      { id: 3, valor: 24 },
    ],
    version: 0,
    ultimoCambio: null,
  },
};
