import type { IdEstadoCaso } from '#domain/casos';
import type { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import type { Azar } from './azar.ts';
import { enTurno } from './azar.ts';
import {
  AREAS,
  MOTIVOS_ESCALAMIENTO,
  RECOLECCION,
  SUBCATEGORIAS,
  TIENDAS_FISICAS,
  VALE_CANCELACION,
  VALE_DEVOLUCION,
} from './catalogos.ts';
import { COMENTARIOS, RELATOS } from './relatos.ts';
import type { Reloj } from './reloj.ts';
import type { ValeDeMuestra } from './vales.ts';

type DelCaso<Fila> = Omit<Fila, 'idCaso'>;

/** A case with all that belongs to it, before it is stored. */
export interface CasoDeMuestra {
  readonly caso: typeof casos.$inferInsert;
  readonly comentarios: readonly DelCaso<typeof casoComentarios.$inferInsert>[];
  readonly logs: readonly DelCaso<typeof casoLogs.$inferInsert>[];
  readonly escalamientos: readonly DelCaso<typeof casoEscalamientos.$inferInsert>[];
  readonly parametros: readonly DelCaso<typeof casoParametros.$inferInsert>[];
}

/** Whom and what the cases are about. */
export interface Reparto {
  readonly clientes: readonly [ClienteDeCaso, ...ClienteDeCaso[]];
  readonly autores: readonly [number, ...number[]];
  readonly gerentes: readonly [number, ...number[]];
  readonly operaciones: readonly [Operacion, ...Operacion[]];
  readonly vales: readonly ValeDeMuestra[];
}

export interface ClienteDeCaso {
  readonly numiden: number;
  readonly correo: string | null;
  readonly telefono: string | null;
  readonly celular: string | null;
}

interface Operacion {
  readonly cvetda: number;
  readonly operacion: number;
}

const CUANTOS = 400;
const RECIENTES = 12;
const ESTADO = { nuevo: 1, enProceso: 2, solucionada: 3, escalado: 4, pendiente: 5, recolecta: 6 } as const;

// Of every fifty cases of a chain about half are solved; each state is there.
const ESTADOS_USUALES = [3, 2, 3, 1, 3, 4, 3, 2, 3, 5, 3, 2, 3, 4, 3, 1, 3, 2, 3, 5, 3, 2, 3, 6, 3] as const;

/** Four hundred cases of the last 40 days: first those of the vouchers, in their order, then the others. */
export const casosDeMuestra = (azar: Azar, reloj: Reloj, reparto: Reparto): readonly CasoDeMuestra[] =>
  Array.from({ length: CUANTOS }, (_, indice) => {
    const vale = reparto.vales[indice]?.vale;
    if (vale !== undefined) {
      return casoDe(azar, reloj, reparto, {
        estado: vale.estado === 1 ? enTurno([2, 5, 2], indice) : 3,
        idSubcategoria: vale.tipo === 1 ? VALE_DEVOLUCION : VALE_CANCELACION,
        fecha: new Date(vale.fechaCreacion.getTime() - 20 * 60_000),
        operacion: vale,
      });
    }
    const turno = indice - reparto.vales.length;
    const reciente = turno < RECIENTES;
    const estado = reciente ? enTurno([ESTADO.nuevo, ESTADO.enProceso], turno) : enTurno(ESTADOS_USUALES, turno);
    const subcategoria = SUBCATEGORIAS[azar.entero(0, SUBCATEGORIAS.length - 1)];
    return casoDe(azar, reloj, reparto, {
      estado,
      idSubcategoria: estado === ESTADO.recolecta ? RECOLECCION : (subcategoria?.id ?? VALE_DEVOLUCION),
      // One an hour in the last hours, so that every colour of the traffic light is there from the first minute on.
      fecha: reciente ? reloj.haceHoras(turno + 0.5) : reloj.haceDias(azar, 1, 39),
      operacion: azar.unaVezDeCada(4) ? null : azar.uno(reparto.operaciones),
    });
  });

interface Planteamiento {
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly fecha: Date;
  readonly operacion: Operacion | null;
}

const casoDe = (azar: Azar, reloj: Reloj, reparto: Reparto, planteamiento: Planteamiento): CasoDeMuestra => {
  const { estado, fecha, operacion } = planteamiento;
  const autor = azar.uno(reparto.autores);
  const otro = azar.uno(reparto.autores);
  const gerente = azar.uno(reparto.gerentes);
  const cliente = azar.uno(reparto.clientes);
  const relato = azar.uno(RELATOS[planteamiento.idSubcategoria] ?? ['El cliente pide una aclaración de su compra.']);
  const escalamiento = estado === ESTADO.escalado ? escalar(azar, reloj.despuesDe(fecha, 3), autor) : null;
  const idSubcategoria = escalamiento?.idSubcategoria ?? planteamiento.idSubcategoria;
  const solucion = estado === ESTADO.solucionada ? reloj.despuesDe(fecha, azar.entero(2, 96)) : null;
  const pideAutorizacion = estado === ESTADO.pendiente || (estado === ESTADO.solucionada && azar.unaVezDeCada(4));
  const autorizado = pideAutorizacion && solucion !== null;
  return {
    caso: {
      cvetda: operacion?.cvetda ?? azar.uno(TIENDAS_FISICAS).cvetda,
      idArea: areaDe(idSubcategoria),
      idSubcategoria,
      idEstado: estado,
      numidenCliente: cliente.numiden,
      numidenCrea: autor,
      fechaCreacion: fecha,
      fechaSolucion: solucion,
      requiereAutorizacion: pideAutorizacion,
      usuarioAutoriza: autorizado ? gerente : null,
      usuarioSoluciona: solucion === null ? null : otro,
      autorizado: autorizado ? true : null,
      comentarioAutorizacion: autorizado ? 'Procede conforme a la política de la tienda.' : null,
      fechaAutorizacion: autorizado ? reloj.despuesDe(fecha, 1) : null,
      correo: cliente.correo,
      telefono: cliente.telefono,
      celular: cliente.celular,
      comentarioOriginal: relato,
    },
    comentarios:
      estado === ESTADO.nuevo
        ? []
        : Array.from({ length: azar.entero(0, 4) }, (_, lugar) => ({
            texto: azar.uno(COMENTARIOS),
            fecha: reloj.despuesDe(fecha, 1 + lugar * 0.75),
            numiden: lugar % 2 === 0 ? otro : autor,
          })),
    logs: [
      { accion: 'Caso creado', fecha, numiden: autor },
      ...(estado === ESTADO.nuevo
        ? []
        : [{ accion: 'Caso en proceso', fecha: reloj.despuesDe(fecha, 0.5), numiden: otro }]),
      ...(escalamiento === null
        ? []
        : [{ accion: `Caso escalado a ${nombreDeArea(idSubcategoria)}`, fecha: escalamiento.fecha, numiden: autor }]),
      ...(pideAutorizacion
        ? [{ accion: 'Autorización solicitada', fecha: reloj.despuesDe(fecha, 0.75), numiden: otro }]
        : []),
      ...(autorizado ? [{ accion: 'Caso autorizado', fecha: reloj.despuesDe(fecha, 1), numiden: gerente }] : []),
      ...(solucion === null ? [] : [{ accion: 'Caso cerrado', fecha: solucion, numiden: otro }]),
    ],
    escalamientos: escalamiento === null ? [] : [escalamiento],
    parametros:
      operacion === null
        ? []
        : [
            { orden: 0, tipo: 1, valor: String(operacion.cvetda) },
            { orden: 1, tipo: 2, valor: String(operacion.operacion) },
          ],
  };
};

const escalar = (azar: Azar, fecha: Date, numiden: number): CasoDeMuestra['escalamientos'][number] => {
  const motivo = MOTIVOS_ESCALAMIENTO[azar.entero(0, MOTIVOS_ESCALAMIENTO.length - 1)];
  if (motivo === undefined) throw new Error('The list of reasons to escalate is empty');
  const destino = SUBCATEGORIAS.find((subcategoria) => subcategoria.idArea === motivo.idArea);
  if (destino === undefined) throw new Error(`The area ${motivo.idArea} has no category`);
  return { idArea: motivo.idArea, idSubcategoria: destino.id, idMotivo: motivo.id, fecha, numiden };
};

const areaDe = (idSubcategoria: number): number => {
  const subcategoria = SUBCATEGORIAS.find(({ id }) => id === idSubcategoria);
  if (subcategoria === undefined) throw new Error(`There is no category ${idSubcategoria}`);
  return subcategoria.idArea;
};

const nombreDeArea = (idSubcategoria: number): string =>
  AREAS.find(({ id }) => id === areaDe(idSubcategoria))?.nombre ?? '';
