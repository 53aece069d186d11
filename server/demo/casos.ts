import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import { elegirAdministrador } from '../casos/consultas/administrador.ts';
import type { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import type { Acto } from './actos.ts';
import { actosDe, areaDe, destinoDe } from './actos.ts';
import type { Azar } from './azar.ts';
import { enTurno } from './azar.ts';
import {
  AREA,
  PAGO_DUPLICADO,
  PEDIDO_SIN_CONFIRMAR,
  RECOLECCION,
  SUBCATEGORIAS,
  TIENDA_EN_LINEA,
  TIENDAS_FISICAS,
  VALE_CANCELACION,
  VALE_DEVOLUCION,
} from './catalogos.ts';
import type { Taxpayer } from './fiscalData.ts';
import { fiscalDataOf } from './fiscalData.ts';
import { relatosDe } from './relatos.ts';
import type { Reloj } from './reloj.ts';
import { estaAbierta } from './reloj.ts';
import type { ValeDeMuestra } from './vales.ts';
import { ATENCION_MS } from './vales.ts';

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
  readonly gerentes: readonly [Gerente, ...Gerente[]];
  readonly operaciones: readonly [Operacion, ...Operacion[]];
  readonly vales: readonly ValeDeMuestra[];
}

export interface ClienteDeCaso extends Taxpayer {
  readonly numiden: number;
}

interface Gerente {
  readonly numiden: number;
  readonly areasGerente: readonly number[];
}

interface Operacion {
  readonly cvetda: number;
  readonly operacion: number;
}

const CUANTOS = 400;
const RECIENTES = 12;

// Of every fifty cases of a chain about half are solved; each state is there.
const ESTADOS_USUALES = [3, 2, 3, 1, 3, 4, 3, 2, 3, 5, 3, 2, 3, 4, 3, 1, 3, 2, 3, 5, 3, 2, 3, 6, 3] as const;

/** Four hundred cases of the last 40 days: first those of the vouchers, in their order, then the others. */
export const casosDeMuestra = (azar: Azar, reloj: Reloj, reparto: Reparto): readonly CasoDeMuestra[] =>
  Array.from({ length: CUANTOS }, (_, indice) => {
    const vale = reparto.vales[indice]?.vale;
    if (vale !== undefined) {
      return casoDe(azar, reloj, reparto, {
        indice,
        estado: vale.estado === 1 ? enTurno([2, 5, 2], indice) : 3,
        idSubcategoria: vale.tipo === 1 ? VALE_DEVOLUCION : VALE_CANCELACION,
        fecha: new Date(vale.fechaCreacion.getTime() - ATENCION_MS),
        operacion: vale,
      });
    }
    const turno = indice - reparto.vales.length;
    const reciente = turno < RECIENTES;
    const estado = reciente ? enTurno([ESTADO.nuevo, ESTADO.enProceso], turno) : enTurno(ESTADOS_USUALES, turno);
    const subcategoria = SUBCATEGORIAS[azar.entero(0, SUBCATEGORIAS.length - 1)];
    // One an hour in the last hours, so that every colour of the traffic light is there from the first minute on.
    const fecha = reciente ? reloj.haceHoras(turno + 0.5) : reloj.haceDias(azar, 1, 39);
    const operacion = azar.unaVezDeCada(4) ? null : azar.uno(reparto.operaciones);
    // While the stores are closed, only the web store's customers call.
    const deLaTiendaEnLinea = reciente && !estaAbierta(fecha);
    return casoDe(azar, reloj, reparto, {
      indice,
      estado,
      fecha,
      ...(deLaTiendaEnLinea
        ? { idSubcategoria: enTurno([PEDIDO_SIN_CONFIRMAR, PAGO_DUPLICADO], turno), operacion: enLinea(reparto, turno) }
        : {
            idSubcategoria: estado === ESTADO.recolecta ? RECOLECCION : (subcategoria?.id ?? VALE_DEVOLUCION),
            operacion,
          }),
    });
  });

const enLinea = ({ operaciones }: Reparto, turno: number): Operacion => {
  const suyas = operaciones.filter(({ cvetda }) => cvetda === TIENDA_EN_LINEA.cvetda);
  const una = suyas[turno % suyas.length];
  if (una === undefined) throw new Error('The web store of the sample data has no sale');
  return una;
};

interface Planteamiento {
  readonly indice: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly fecha: Date;
  readonly operacion: Operacion | null;
}

const casoDe = (azar: Azar, reloj: Reloj, reparto: Reparto, planteamiento: Planteamiento): CasoDeMuestra => {
  const { indice, estado, fecha, operacion } = planteamiento;
  const autor = azar.uno(reparto.autores);
  const otro = azar.uno(reparto.autores);
  const gerente = azar.uno(reparto.gerentes).numiden;
  const cliente = azar.uno(reparto.clientes);
  const cualRelato = azar.entero(0, 1);
  const destino = estado === ESTADO.escalado ? destinoDe(azar, planteamiento.idSubcategoria) : null;
  const idSubcategoria = destino?.idSubcategoria ?? planteamiento.idSubcategoria;
  const relato = enTurno(relatosDe(idSubcategoria), cualRelato);
  const solucion = estado === ESTADO.solucionada ? reloj.despuesDe(fecha, azar.entero(2, 96)) : null;
  const pideAutorizacion = estado === ESTADO.pendiente || (estado === ESTADO.solucionada && azar.unaVezDeCada(4));
  const cvetda = operacion?.cvetda ?? azar.uno(TIENDAS_FISICAS).cvetda;
  const idArea = areaDe(idSubcategoria);
  const actos = actosDe(azar, { indice, estado, idSubcategoria, autor, otro, gerente, pideAutorizacion });
  const fin = solucion ?? reloj.despuesDe(fecha, actos.length * 0.75);
  const hechos = actos.map((acto, lugar) => ({
    ...acto,
    version: lugar + 2,
    // Much at first, then less and less: the last act is the one that is long in coming.
    fecha: new Date(
      fecha.getTime() + Math.round((fin.getTime() - fecha.getTime()) * ((lugar + 1) / actos.length) ** 1.7),
    ),
  }));
  const hecho = (que: Acto['que']) => hechos.find((acto) => acto.que === que);
  const pedido = hecho('solicitud');
  const decidido = hecho('autorizacion');
  const cerrado = hecho('cierre');
  const escalado = hecho('escalamiento');

  return {
    caso: {
      version: hechos.length + 1,
      cvetda,
      idArea,
      idSubcategoria,
      idEstado: estado,
      numidenCliente: cliente.numiden,
      numidenCrea: autor,
      fechaCreacion: fecha,
      fechaSolucion: cerrado?.fecha ?? null,
      solucion: cerrado?.texto ?? null,
      usuarioSoluciona: cerrado?.quien ?? null,
      administrador: escalado
        ? (elegirAdministrador(reparto.gerentes, idArea)?.numiden ?? null)
        : (hechos[0]?.quien ?? null),
      requiereAutorizacion: pideAutorizacion,
      numidenSolicita: pedido?.quien ?? null,
      motivoSolicitud: pedido?.texto ?? null,
      fechaSolicitud: pedido?.fecha ?? null,
      usuarioAutoriza: decidido?.quien ?? null,
      autorizado: decidido ? true : null,
      comentarioAutorizacion: decidido?.texto ?? null,
      fechaAutorizacion: decidido?.fecha ?? null,
      correo: cliente.correo,
      telefono: cliente.telefono,
      celular: cliente.celular,
      comentarioOriginal: relato,
      datosFiscales: idArea === AREA.facturacion ? fiscalDataOf(cliente, indice) : null,
    },
    comentarios: hechos
      .filter(({ que }) => que === 'comentario')
      .map(({ texto, fecha: cuando, quien }) => ({ texto, fecha: cuando, numiden: quien })),
    logs: [
      { accion: 'Caso creado', version: 1, fecha, numiden: autor },
      ...hechos.flatMap(({ movimientos, version, fecha: cuando, quien }) =>
        movimientos.map((accion) => ({ accion, version, fecha: cuando, numiden: quien })),
      ),
    ],
    escalamientos:
      destino && escalado
        ? [{ ...destino, comentario: escalado.texto, fecha: escalado.fecha, numiden: escalado.quien }]
        : [],
    parametros:
      operacion === null
        ? []
        : [
            { orden: 0, tipo: 1, valor: String(operacion.cvetda) },
            { orden: 1, tipo: 2, valor: String(operacion.operacion) },
          ],
  };
};
