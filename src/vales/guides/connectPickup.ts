import type { RespuestaTrabajo } from '#contract/answers';
import { ESTADO_ARTICULO } from '#domain/guias';
import { recolectaMachine } from '#machines/recolecta.machine';
import type { Api } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  /** The voucher; null while it is not stored, when nothing is sent either. */
  readonly id: number | null;
}

/** What is sent to have lines of a voucher fetched. */
export interface SentPickup {
  readonly idDireccion: number;
  readonly fecha: string;
  readonly lineas: number[];
}

/** What is sent when the goods of a guide are there: its rows that were awaited. */
export interface SentCollected {
  readonly folioGuia: string;
  readonly idArticulos: readonly number[];
}

/** The chart of a voucher's pickup with the calls behind its works. */
export function connectPickup({ api, changes, id }: Connection): typeof recolectaMachine {
  const common = { api, changes, entity: 'vale' } as const;
  return recolectaMachine.provide({
    actors: {
      programacion: connectWork({
        ...common,
        send: async ({ values, version }, options): Promise<RespuestaTrabajo> => {
          const cuerpo = { ...(values as SentPickup), id: id ?? 0, version: version ?? 0 };
          const answer = await api.llamar('programarRecolecta', { cuerpo }, options);
          // Its case is in RECOLECTA now.
          changes.changed('caso');
          return answer;
        },
      }),
      recoleccion: connectWork({
        ...common,
        send: async ({ values }, options): Promise<RespuestaTrabajo> => {
          const { folioGuia, idArticulos } = values as SentCollected;
          const articulos = idArticulos.map((idArticulo) => ({ idArticulo, statusitem: ESTADO_ARTICULO.recolectado }));
          const cuerpo = { folioGuia, articulos, paquetes: [] };
          const { codigo, descripcion } = await api.llamar('actualizarGuia', { cuerpo }, options);
          return { codigo, descripcion, version: 0 };
        },
      }),
    },
  });
}
