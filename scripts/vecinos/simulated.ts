import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import type { NombreVecino } from '#contract/vecinos';
import type { Db } from '../../server/platform/db/db.ts';
import { clientes } from '../../server/platform/db/schema/clientes.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaPagos } from '../../server/platform/db/schema/operaciones.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../server/platform/db/schema/tickets.ts';
import { vales } from '../../server/platform/db/schema/vales.ts';

const PEOPLE = { quien: 100_001, otro: 100_003 };
const CREDIT = 4;

/** The data by which an embedded neighbour with the sample data can be tried, as `npm run vecinos -- probar` takes them. */
export async function sampleCase(nombre: NombreVecino, db: Db): Promise<object> {
  const [vale] = await db.select().from(vales).limit(1);
  if (vale === undefined) throw new Error('The sample has no voucher');
  const { id: idVale, folio, cvetda: tienda, operacion } = vale;
  switch (nombre) {
    case 'billetera': {
      const [cliente] = await db.select({ numiden: clientes.numiden }).from(clientes).limit(1);
      return { ...PEOPLE, cliente: cliente?.numiden, idVale };
    }
    case 'certificados':
      return { ...PEOPLE, idVale };
    case 'credito': {
      const [paid] = await db
        .select({ tienda: ventaPagos.cvetda, operacion: ventaPagos.operacion })
        .from(ventaPagos)
        .where(eq(ventaPagos.idFormaPago, CREDIT))
        .orderBy(desc(ventaPagos.monto))
        .limit(1);
      return { ...PEOPLE, ...paid, idVale };
    }
    case 'logistica': {
      const [goods] = await db
        .select({
          tienda: guias.cvetda,
          operacion: guias.operacion,
          linea: guiaArticulos.linea,
          numArt: guiaArticulos.numArt,
        })
        .from(guias)
        .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
        .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
        .limit(1);
      return { ...PEOPLE, ...goods };
    }
    case 'contabilidad':
      return { ...PEOPLE, tienda, operacion, idVale, folio };
    case 'estacionamiento': {
      const [ticket] = await db
        .select({ tienda: pagosEstacionamiento.cvetda, operacion: pagosEstacionamiento.operacion })
        .from(pagosEstacionamiento)
        .limit(1);
      return { ...PEOPLE, ...ticket };
    }
    case 'ventas':
      return { ...PEOPLE, tienda, operacion: null };
    case 'restaurante': {
      const [meal] = await db.select({ folio: consumosRestaurante.folio }).from(consumosRestaurante).limit(1);
      return { ...PEOPLE, ...meal };
    }
  }
}

/** Lets a server listen on this machine alone. @returns its address. */
export async function listenHere(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
