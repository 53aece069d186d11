import { and, eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { guiasVale } from '#contract/guias/guiasVale';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import { audit } from '../platform/db/audit.ts';
import type { Db } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { ordenesServicio } from '../platform/db/schema/neighbours.ts';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';
import type { Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { notFound } from '../platform/http/rejection.ts';
import { askedBy, askForPerson } from './ask.ts';
import { tellOfGuide } from './tell.ts';

const CALL = 'ordenarServicio';

/**
 * Asks logistics for a service at the customer's home (POST vales/clientes/ordenServicio).
 * @throws Rejection 404 for a line that the operation has not.
 */
export const orderService: Handler<typeof guiasVale.ordenarServicio> = ({ cuerpo }, context) => {
  const asking = askedBy(CALL, context);
  const { clave, numiden } = asking;
  const fecha = context.clock();
  const { tiendaOrigenId: tienda, numeroOperacion: operacion, linea, descripcion } = cuerpo;
  return oncePerKey(
    CALL,
    cuerpo,
    context,
    async () => {
      await demandLine(context.db, { tienda, operacion, linea });
      return askForPerson(context, (logistics) => logistics.orderService(asking, { tienda, operacion, linea }));
    },
    async (tx, { folioGuia }) => {
      const [order] = await tx
        .insert(ordenesServicio)
        .values({ clave, folioGuia, cvetda: tienda, operacion, linea, descripcion, fecha, numiden })
        .returning({ id: ordenesServicio.id });
      if (order === undefined) throw new Error('A service order that was inserted did not come back');
      await audit(tx, {
        momento: fecha,
        numiden,
        accion: CALL,
        entidad: 'guia',
        idEntidad: folioGuia,
        despues: { tienda, operacion, linea, descripcion },
      });
      await tellOfGuide(tx, { trabajo: 'ordenarServicio', folioGuia }, { numiden, fecha });
      const done = { codigo: SUCCESS_CODE, descripcion: GUIA_TEXTS.ordenada(folioGuia), id: order.id, folioGuia };
      return { answer: done, created: null };
    },
  );
};

interface Line {
  readonly tienda: number;
  readonly operacion: number;
  readonly linea: number;
}

async function demandLine(db: Db, { tienda, operacion, linea }: Line): Promise<void> {
  const [found] =
    fitsInteger(tienda) && fitsInteger(linea)
      ? await db
          .select({ linea: ventaArticulos.linea })
          .from(ventaArticulos)
          .where(
            and(
              eq(ventaArticulos.cvetda, tienda),
              eq(ventaArticulos.operacion, operacion),
              eq(ventaArticulos.linea, linea),
            ),
          )
      : [];
  if (found === undefined)
    throw notFound(`La operación ${operacion} de la tienda ${tienda} no tiene la línea ${linea}.`);
}
