import { type NombreVecino, VECINOS } from '#contract/vecinos';
import type { AllowedHost } from '../../allowList.ts';
import type { Neighbours } from '../neighbours.ts';
import { askingOver, type NeighbourOperations } from './asking.ts';
import { type Line, lineTo } from './line.ts';
import type { RemoteNeighbours, RemoteSettings } from './settings.ts';

type Adapters = {
  readonly [N in NombreVecino]: (asking: NeighbourOperations<(typeof VECINOS)[N]>) => Partial<Neighbours>;
};

/** Each neighbour as the house asks it, by the operations of its contract. */
const ADAPTERS: Adapters = {
  billetera: ({ read, change }) => ({
    wallet: {
      open: (asked) => change('abrir', asked, asked),
      read: (numidenCliente) => read('leer', { numidenCliente }),
      exists: async (folio) => (await read('existe', { folio })).existe,
      add: (asked) => change('abonar', asked, asked),
      takeBack: (asked) => change('revertir', asked, asked),
    },
  }),
  certificados: ({ read, change }) => ({
    certificates: {
      issue: (asked) => change('expedir', asked, asked),
      read: (folio) => read('leer', { folio }),
      spend: (asked) => change('canjear', asked, asked),
      annul: (asked) => change('anular', asked, asked),
    },
  }),
  credito: ({ read, change }) => ({
    credit: {
      estimate: (asked) => read('estimar', asked),
      apply: (asked) => change('abonar', asked, asked),
      revert: (asked) => change('revertir', asked, asked),
    },
  }),
  logistica: ({ read, change }) => ({
    logistics: {
      consult: (sale) => read('consultar', sale),
      guide: (folio) => read('guia', { folio }),
      cancel: (asked, que) => change('cancelar', asked, que),
      orderPickup: (asked, que) => change('recolectar', asked, que),
      withdrawPickup: async (clave) => {
        const own = { clave: `retiro/${clave}`, numiden: null };
        await change('retirarRecoleccion', own, { claveRecoleccion: clave });
      },
      orderService: (asked, que) => change('ordenarServicio', asked, que),
      update: (asked, que) => change('actualizar', asked, que),
    },
  }),
  contabilidad: ({ change }) => ({
    netsuite: {
      send: async (clave, { cvetda: tienda, ...vale }) => {
        await change('enviarVale', { clave, numiden: null }, { ...vale, tienda });
      },
    },
  }),
  estacionamiento: ({ read }) => ({
    parking: { find: (tienda, operacion) => read('buscar', { tienda, operacion }) },
  }),
  restaurante: ({ read }) => ({ restaurant: { find: (folio) => read('buscar', { folio }) } }),
  ventas: ({ read }) => ({ sales: { find: (tienda, operacion) => read('buscar', { tienda, operacion }) } }),
};

/** The neighbours that the chain has put in the place of the embedded ones. @throws StartupError for one that cannot be asked. */
export function remoteNeighbours(settings: RemoteNeighbours, allowed: readonly AllowedHost[]): Partial<Neighbours> {
  const each = Object.values(settings).map((one) => remoteNeighbour(one, lineTo(one, allowed)));
  return Object.assign({}, ...each) as Partial<Neighbours>;
}

/** One of them over a line. */
export function remoteNeighbour(settings: RemoteSettings, line: Line): Partial<Neighbours> {
  const { nombre } = settings;
  // The table has for each name the adapter of the contract of that name, which the types of its keys say and an index forgets.
  const adapter = ADAPTERS[nombre] as (
    asking: NeighbourOperations<(typeof VECINOS)[NombreVecino]>,
  ) => Partial<Neighbours>;
  return adapter(askingOver(VECINOS[nombre], line, settings) as NeighbourOperations<(typeof VECINOS)[NombreVecino]>);
}
