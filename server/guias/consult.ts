import type { guiasVale } from '#contract/guias/guiasVale';
import { TEXTS } from '#domain/common/texts';
import { GUIA_TEXTS, type Guia, mensajeDeConsulta } from '#domain/guias/guiasVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { databaseFailureOf } from '../platform/db/failures.ts';
import { rejectionOf } from '../platform/http/errors.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { notFound, Rejection } from '../platform/http/rejection.ts';
import { NeighbourContradiction } from '../platform/neighbours/asked.ts';
import { askNeighbour } from '../platform/neighbours/neighbourCall.ts';
import { lookAtFolio, lookAtOperation } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';

/**
 * The guides of an operation, and how asking for them went (POST vales/clientes/consulta-guia).
 * @throws Rejection 5xx when our own database could not be asked, in the words of the specification (section 8, "Guides").
 */
export const consultGuides: Handler<typeof guiasVale.consultaGuia> = async ({ cuerpo }, context) => {
  const key = { tienda: cuerpo.tiendaOrigenId, operacion: cuerpo.numeroOperacion };
  await recordRead(context, lookAtOperation(key));
  return consult(context, key).catch((error: unknown) => {
    throw inWords(error);
  });
};

function inWords(error: unknown): unknown {
  const refusal = error instanceof Error ? rejectionOf(error) : null;
  if (refusal === null || refusal.status < 500) return error;
  const { status, codigo, segundos } = refusal;
  return new Rejection(status, TEXTS.guiaFallida, { codigo, ...(segundos === null ? {} : { segundos }) });
}

/** A guide by its folio (GET vales/clientes/guia-estatus/{id}). @throws Rejection 404 when there is none. */
export const guideStatus: Handler<typeof guiasVale.estatusGuia> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtFolio('guia', id));
  const guide = await askNeighbour(context, TEXTS.guiaFallida, ({ logistics }) => logistics.guide(id));
  if (guide === null) throw notFound(GUIA_TEXTS.desconocida(id));
  return guide;
};

/**
 * Asks logistics for the guides of an operation; one that fails is an answer too (specification, section 8, "Guides").
 * Those of type SERVICIO, which carry no goods, come apart.
 */
export async function consult({ neighbours, log }: Pick<Context, 'neighbours' | 'log'>, key: ClaveOperacion) {
  const found = await neighbours
    .within(({ logistics }) => logistics.consult(key))
    .catch((error: unknown) => {
      // Our own database has a status of its own.
      if (databaseFailureOf(error) !== null) throw error;
      if (error instanceof NeighbourContradiction)
        log.error({ operacion: key, err: error }, 'the guides of a sale contradict');
      return 'failed' as const;
    });
  if (found === 'failed') return { ...mensajeDeConsulta({ situacion: 'sinRespuesta' }), guias: [], servicios: [] };
  if (found === null) return { ...mensajeDeConsulta({ situacion: 'desconocida' }), guias: [], servicios: [] };
  const isService = ({ tipoGuia }: Guia) => tipoGuia === 'SERVICIO';
  return {
    ...mensajeDeConsulta({ situacion: 'conocida', guias: found.length }),
    guias: found.filter((guide) => !isService(guide)),
    servicios: found.filter(isService),
  };
}
