import type { Server } from 'node:http';
import { type NombreVecino, VECINOS } from '#contract/vecinos';
import type { embeddedNeighbours } from '../../server/startup/embedded.ts';
import { type Acciones, faceOf } from './face.ts';

type Embedded = ReturnType<typeof embeddedNeighbours>;

/** The embedded neighbours, each by the operations of its contract. */
const ACCIONES: { readonly [N in NombreVecino]: (embedded: Embedded) => Acciones<(typeof VECINOS)[N]> } = {
  billetera: ({ wallet }) => ({
    abrir: (datos, asked) => wallet.open({ ...asked, ...datos }),
    leer: ({ numidenCliente }) => wallet.read(numidenCliente),
    existe: async ({ folio }) => ({ existe: await wallet.exists(folio) }),
    abonar: (datos, asked) => wallet.add({ ...asked, ...datos }),
    revertir: (datos, asked) => wallet.takeBack({ ...asked, ...datos }),
  }),
  certificados: ({ certificates }) => ({
    expedir: (datos, asked) => certificates.issue({ ...asked, ...datos }),
    leer: ({ folio }) => certificates.read(folio),
    canjear: (datos, asked) => certificates.spend({ ...asked, ...datos }),
    anular: (datos, asked) => certificates.annul({ ...asked, ...datos }),
  }),
  credito: ({ credit }) => ({
    estimar: (datos) => credit.estimate(datos),
    abonar: async (datos, asked) => {
      const done = await credit.apply({ ...asked, ...datos });
      if (done === null) throw new Error('The embedded credit always says what it did');
      return done;
    },
    revertir: (datos, asked) => credit.revert({ ...asked, ...datos }),
  }),
  logistica: ({ logistics }) => ({
    consultar: (sale) => logistics.consult(sale),
    guia: ({ folio }) => logistics.guide(folio),
    cancelar: (datos, asked) => logistics.cancel(asked, datos),
    recolectar: (datos, asked) => logistics.orderPickup(asked, datos),
    retirarRecoleccion: async ({ claveRecoleccion }) => {
      await logistics.withdrawPickup(claveRecoleccion);
      return {};
    },
    ordenarServicio: (datos, asked) => logistics.orderService(asked, datos),
    actualizar: (datos, asked) => logistics.update(asked, datos),
  }),
  contabilidad: ({ netsuite }) => ({
    enviarVale: async ({ tienda: cvetda, ...vale }, { clave }) => {
      await netsuite.send(clave, { ...vale, cvetda });
      return {};
    },
  }),
  estacionamiento: ({ parking }) => ({ buscar: ({ tienda, operacion }) => parking.find(tienda, operacion) }),
  restaurante: ({ restaurant }) => ({ buscar: ({ folio }) => restaurant.find(folio) }),
  // The embedded one has no sale: all that there are were sent.
  ventas: () => ({ buscar: async () => null }),
};

/** Serves an embedded neighbour by its contract. */
export function embeddedFace(nombre: NombreVecino, embedded: Embedded, secretos: readonly Buffer[]): Server {
  // Contract and actions stand under one name each, which an index forgets.
  const acciones = ACCIONES[nombre](embedded) as Acciones<(typeof VECINOS)[NombreVecino]>;
  return faceOf(VECINOS[nombre], acciones, secretos);
}
