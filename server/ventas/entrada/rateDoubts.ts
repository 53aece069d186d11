import { eq, inArray } from 'drizzle-orm';
import { avisosDeTasas } from '#domain/cadena/dudasDeTasa';
import type { VentaEntrante } from '#domain/ventas/entrada/ventaEntrante';
import { type LineaCobrada, type Lugar, tasasDudosas } from '#domain/ventas/tasasDudosas';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { codigosPostales } from '../../platform/db/schema/codigosPostales.ts';

/** Of no border zone: a line that is in doubt anywhere is in doubt there. */
const ANYWHERE: Lugar = { estado: '', municipio: '' };

/** The lines of a delivery whose tax somebody must look at, one an article and doubt: sales come by thousands, and their tills are wrong in all. */
export class RateDoubts {
  readonly #lines = new Map<number, Map<string, LineaCobrada>>();

  /** Takes down what is in doubt of sales that were stored. */
  note(ventas: readonly VentaEntrante[]): void {
    for (const { tienda, lineas } of ventas) {
      for (const line of lineas) {
        const { sinTasa, conOchoFuera } = tasasDudosas([line], ANYWHERE);
        if (sinTasa.length + conOchoFuera.length === 0) continue;
        const ofStore = this.#lines.get(tienda) ?? new Map<string, LineaCobrada>();
        const doubt = sinTasa.length > 0 ? 'sinTasa' : 'conOchoFuera';
        this.#lines.set(tienda, ofStore.set(`${doubt} ${line.numArt}`, line));
      }
    }
  }

  /** A sentence for each doubt of each store, by their numbers. Where the post's list does not have a store, 8 % is let be. */
  async inWords(db: Db): Promise<readonly string[]> {
    if (this.#lines.size === 0) return [];
    const places = await db
      .select({ tienda: stores.cvetda, estado: codigosPostales.estado, municipio: codigosPostales.municipio })
      .from(stores)
      .innerJoin(codigosPostales, eq(codigosPostales.cp, stores.codigoPostal))
      .where(inArray(stores.cvetda, [...this.#lines.keys()]));
    const placeOf = new Map(places.map(({ tienda, ...lugar }) => [tienda, lugar]));
    return [...this.#lines]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([tienda, lines]) =>
        avisosDeTasas(tienda, tasasDudosas([...lines.values()], placeOf.get(tienda) ?? null)),
      );
  }
}
