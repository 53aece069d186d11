import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccionCaso, IdEstadoCaso } from '#domain/vidaCaso';
import { ACCIONES_CASO, decidirAccion, ESTADO, ESTADOS_CASO } from '#domain/vidaCaso';
import { casoLogs } from '../../server/db/schema/casos.ts';
import { bitacora, idempotencia } from '../../server/db/schema/sistema.ts';
import { ROL_PERMISOS } from '../../server/demo/empleados.ts';
import { ADMINISTRADOR, ASESOR, claveNueva, retratar } from './casos.mesa.ts';
import type { MesaDeTrabajo } from './casos.trabajo.ts';
import { abrirMesaDeTrabajo, casoEn, FACTURISTA, filaDe, GERENTE, hacer } from './casos.trabajo.ts';

let mesa: MesaDeTrabajo;
beforeAll(async () => {
  mesa = await abrirMesaDeTrabajo();
});
afterAll(() => mesa.banco.cerrar());

// Written out by hand, so that a slip in the product's own table is found and not repeated.
const ROLES = [
  { rol: 'administrador', numiden: ADMINISTRADOR, idRol: 1, puede: [...ACCIONES_CASO] },
  {
    rol: 'asesor',
    numiden: ASESOR,
    idRol: 2,
    puede: ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion'],
  },
  { rol: 'gerente', numiden: GERENTE, idRol: 3, puede: [...ACCIONES_CASO] },
  {
    rol: 'facturista',
    numiden: FACTURISTA,
    idRol: 4,
    puede: ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'],
  },
] as const satisfies readonly { rol: keyof MesaDeTrabajo; numiden: number; idRol: number; puede: AccionCaso[] }[];

const VIDA: Readonly<Record<IdEstadoCaso, Partial<Record<AccionCaso, IdEstadoCaso>>>> = {
  1: { comentar: 2, adjuntar: 2, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3 },
  2: { comentar: 2, adjuntar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3 },
  3: {},
  4: { comentar: 4, adjuntar: 4, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3 },
  5: { comentar: 5, adjuntar: 5, autorizar: 2, noAutorizar: 2, cerrar: 3 },
  6: { comentar: 6, adjuntar: 6, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3 },
};

const ESTADOS = Object.keys(ESTADOS_CASO).map(Number) as IdEstadoCaso[];
const esDecision = (accion: AccionCaso) => accion === 'autorizar' || accion === 'noAutorizar';

const CASOS = ROLES.flatMap(({ rol, numiden, idRol, puede }) =>
  ESTADOS.flatMap((idEstado) =>
    ACCIONES_CASO.flatMap((accion) =>
      // Who decides a request matters only where one is open.
      (idEstado === ESTADO.pendiente && esDecision(accion) ? [false, true] : [false]).map((propia) => ({
        rol,
        numiden,
        idRol,
        idEstado,
        estado: ESTADOS_CASO[idEstado],
        accion,
        propia,
        tienePermiso: (puede as readonly AccionCaso[]).includes(accion),
      })),
    ),
  ),
);

describe('every role, every action, every state', () => {
  it.each(CASOS)('$rol, $estado: $accion (own request: $propia)', async (combinacion) => {
    const { rol, numiden, idRol, idEstado, accion, propia, tienePermiso } = combinacion;
    const destino = VIDA[idEstado][accion];
    const otra = numiden === ADMINISTRADOR ? GERENTE : ADMINISTRADOR;
    const numidenSolicita = idEstado === ESTADO.pendiente ? (propia ? numiden : otra) : null;
    const permisos = ROL_PERMISOS.filter((fila) => fila.idRol === idRol).map(({ idPermiso }) => idPermiso);
    const permitida = tienePermiso && destino !== undefined && !propia;

    expect(decidirAccion(accion, { numiden, permisos }, { estado: idEstado, numidenSolicita }).permitida).toBe(
      permitida,
    );

    const idCaso = await casoEn(mesa, idEstado, { numidenSolicita });
    const antes = await retratar(mesa.db);
    const clave = claveNueva();
    const respuesta = await hacer(mesa[rol], accion, idCaso, { clave });
    if (!permitida) {
      expect(respuesta.statusCode).toBe(!tienePermiso || propia ? 403 : 409);
      expect(await retratar(mesa.db)).toEqual(antes);
      return;
    }
    expect(respuesta.json()).toEqual({
      codigo: 1,
      descripcion: expect.any(String),
      version: 2,
      estado: { id: destino, nombre: ESTADOS_CASO[destino] },
    });
    expect(await filaDe(mesa, idCaso)).toMatchObject({ version: 2, idEstado: destino });
    const historia = await mesa.db.select().from(casoLogs).where(eq(casoLogs.idCaso, idCaso)).orderBy(casoLogs.id);
    expect(historia.slice(1).map(({ version, numiden: quien }) => [version, quien])).toEqual(
      historia.slice(1).map(() => [2, numiden]),
    );
    expect(historia.length).toBeGreaterThan(1);
    const [auditado] = await mesa.db
      .select({ n: count() })
      .from(bitacora)
      .where(eq(bitacora.idEntidad, String(idCaso)));
    const [guardada] = await mesa.db.select({ n: count() }).from(idempotencia).where(eq(idempotencia.clave, clave));
    expect([auditado?.n, guardada?.n]).toEqual([1, 1]);
  });
});

describe('a refusal names its reason', () => {
  it('the permission, the state, and that the request is one’s own', async () => {
    const nuevo = await casoEn(mesa, ESTADO.nuevo);
    expect((await hacer(mesa.asesor, 'cerrar', nuevo)).json()).toEqual({
      codigo: 403,
      message: 'No tiene permiso para realizar esta operación.',
    });
    const cerrado = await casoEn(mesa, ESTADO.solucionada);
    expect((await hacer(mesa.gerente, 'comentar', cerrado)).json()).toEqual({
      codigo: 409,
      message: 'Un caso en estado SOLUCIONADA no permite agregar comentarios.',
      idCaso: cerrado,
    });
    const propia = await casoEn(mesa, ESTADO.pendiente, { numidenSolicita: GERENTE });
    expect((await hacer(mesa.gerente, 'noAutorizar', propia)).json()).toEqual({
      codigo: 403,
      message: 'Usted pidió esta autorización: la decide otra persona.',
    });
  });

  it('a case that is not for the person, and one that does not exist', async () => {
    const ajeno = await casoEn(mesa, ESTADO.nuevo, { cvetda: 2, idArea: 1, idSubcategoria: 1 });
    const antes = await retratar(mesa.db);
    for (const accion of ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion'] as const) {
      const respuesta = await hacer(mesa.asesor, accion, ajeno, { version: 7 });
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([
        403,
        `No tiene permiso para ver el caso ${ajeno}: es de otra tienda y de otra área.`,
      ]);
      const ninguno = await hacer(mesa.asesor, accion, 999_999);
      expect([ninguno.statusCode, ninguno.json().message]).toEqual([404, 'El caso 999999 no existe.']);
    }
    expect(await retratar(mesa.db)).toEqual(antes);
  });
});
