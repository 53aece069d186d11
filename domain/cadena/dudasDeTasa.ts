/** The numbers of the articles whose tax somebody must look at, each once, in order. */
export interface TasasDudosas {
  /** No rate of the catalogue makes their taxes. */
  readonly sinTasa: readonly string[];
  /** They were sold with 8 % of IVA, where the store is in no border zone. */
  readonly conOchoFuera: readonly string[];
}

export const NINGUNA_DUDOSA: TasasDudosas = { sinTasa: [], conOchoFuera: [] };

/**
 * Both doubts in words, each where there is one.
 * @param donde the sales that are spoken of: 'En sus últimas ventas'.
 */
export function dudasEnPalabras({ sinTasa, conOchoFuera }: TasasDudosas, donde: string) {
  return {
    sinTasa:
      sinTasa.length === 0
        ? null
        : `${donde} hay artículos cuyo impuesto no corresponde a ninguna tasa del SAT: ${nombrados(sinTasa)}. Esas ventas no se pueden facturar: corrija la tasa en la caja.`,
    conOchoFuera:
      conOchoFuera.length === 0
        ? null
        : `${donde} se cobró 8 % de IVA, y por su código postal la tienda no está en la región fronteriza: ${nombrados(conOchoFuera)}. Se facturan con 8 %: revise la tasa de la caja o el código postal.`,
  };
}

/** So many articles are named; who has more has their keys before him. */
const NOMBRADOS = 5;

/** The first of some articles, and how many more there are. */
export function nombrados(articulos: readonly string[]): string {
  const mas = articulos.length - NOMBRADOS;
  return `${articulos.slice(0, NOMBRADOS).join(', ')}${mas > 0 ? ` y ${mas} más` : ''}`;
}

/** The doubts about the sales that a store sent, at the door; empty where there is none. */
export function avisosDeTasas(tienda: number, dudosas: TasasDudosas): readonly string[] {
  const { sinTasa, conOchoFuera } = dudasEnPalabras(dudosas, `En las ventas de la tienda ${tienda}`);
  return [sinTasa, conOchoFuera].filter((aviso) => aviso !== null);
}
