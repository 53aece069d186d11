import type { VentaEnviada } from '#domain/ventas/entrada/ventaEntrante';

/** The system of the chain that has all its sales, which is only read: not all of them are sent to us. */
export interface Sales {
  /** A sale as its till would send it; null for one that the chain does not have. */
  find(tienda: number, operacion: number): Promise<VentaEnviada | null>;
}

/** For chains that have no such system: all sales that there are were sent. */
export function embeddedSales(): Sales {
  return { find: async () => null };
}
