import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCIONES_CASO, type AccionCaso, LO_DESHECHO_DE_CASO } from '#domain/casos/trabajosCaso';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { bitacora, idempotencia } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, newKey, portray } from './casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, openWorkDesk, rowOf, type WorkDesk } from './casos.works.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());

// Written out by hand, so that a slip in the product's own table is found and not repeated.
const ROLES = [
  { rol: 'administrador', numiden: ADMINISTRATOR, puede: [...ACCIONES_CASO] },
  {
    rol: 'asesor',
    numiden: ASESOR,

    puede: ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'asignar'],
  },
  { rol: 'gerente', numiden: GERENTE, puede: [...ACCIONES_CASO] },
  {
    rol: 'facturista',
    numiden: FACTURISTA,

    puede: ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar', 'asignar'],
  },
] as const satisfies readonly { rol: keyof WorkDesk; numiden: number; puede: AccionCaso[] }[];

const LIFE: Readonly<Record<IdEstadoCaso, Partial<Record<AccionCaso, IdEstadoCaso>>>> = {
  1: { comentar: 2, adjuntar: 2, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3, asignar: 1 },
  2: { comentar: 2, adjuntar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3, asignar: 2 },
  3: {},
  4: { comentar: 4, adjuntar: 4, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3, asignar: 4 },
  5: { comentar: 5, adjuntar: 5, autorizar: 2, noAutorizar: 2, cerrar: 3, asignar: 5 },
  6: { comentar: 6, adjuntar: 6, tomar: 2, escalar: 4, solicitarAutorizacion: 5, cerrar: 3, asignar: 6 },
};

const STATES = Object.keys(ESTADOS_CASO).map(Number) as IdEstadoCaso[];
function isDecision(accion: AccionCaso) {
  return accion === 'autorizar' || accion === 'noAutorizar';
}

const CASES = ROLES.flatMap(({ rol, numiden, puede }) =>
  STATES.flatMap((idEstado) =>
    ACCIONES_CASO.flatMap((accion) =>
      // Who decides a request matters only where one is open.
      (idEstado === ESTADO.pendiente && isDecision(accion) ? [false, true] : [false]).map((own) => ({
        rol,
        numiden,
        idEstado,
        estado: ESTADOS_CASO[idEstado],
        accion,
        propia: own,
        tienePermiso: (puede as readonly AccionCaso[]).includes(accion),
      })),
    ),
  ),
);

describe('every role, every action, every state', () => {
  it.each(CASES)('$rol, $estado: $accion (own request: $propia)', async (combinacion) => {
    const { rol, numiden, idEstado, accion, propia, tienePermiso } = combinacion;
    const destination = LIFE[idEstado][accion];
    const another = numiden === ADMINISTRATOR ? GERENTE : ADMINISTRATOR;
    const numidenSolicita = idEstado === ESTADO.pendiente ? (propia ? numiden : another) : null;
    const permitida = tienePermiso && destination !== undefined && !propia;
    // A work that only adds to a case leaves its version alone, unless it is the first on it.
    const version = (accion === 'comentar' || accion === 'adjuntar') && idEstado !== ESTADO.nuevo ? 1 : 2;

    const idCaso = await caseIn(desk, idEstado, { numidenSolicita });
    const before = await portray(desk.db);
    const key = newKey();
    const answer = await doIt(desk[rol], accion, idCaso, { clave: key });
    if (!permitida) {
      expect(answer.statusCode).toBe(!tienePermiso || propia ? 403 : 409);
      expect(await portray(desk.db)).toEqual(before);
      return;
    }
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: expect.any(String),
      version,
      estado: { id: destination, nombre: ESTADOS_CASO[destination] },
      ...(accion in LO_DESHECHO_DE_CASO ? { deshacible: true } : {}),
    });
    expect(await rowOf(desk, idCaso)).toMatchObject({ version, idEstado: destination });
    const historia = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, idCaso)).orderBy(casoLogs.id);
    expect(historia.slice(1).map(({ version, numiden: who }) => [version, who])).toEqual(
      historia.slice(1).map(() => [version, numiden]),
    );
    expect(historia.length).toBeGreaterThan(1);
    const [auditado] = await desk.db
      .select({ n: count() })
      .from(bitacora)
      .where(eq(bitacora.idEntidad, String(idCaso)));
    const [guardada] = await desk.db.select({ n: count() }).from(idempotencia).where(eq(idempotencia.clave, key));
    expect([auditado?.n, guardada?.n]).toEqual([1, 1]);
  });
});

describe('a refusal names its reason', () => {
  it('the permission, the state, and that the request is one’s own', async () => {
    const fresh = await caseIn(desk, ESTADO.nuevo);
    expect((await doIt(desk.asesor, 'cerrar', fresh)).json()).toEqual({
      codigo: 403,
      message: 'No tiene permiso para realizar esta operación.',
    });
    const cerrado = await caseIn(desk, ESTADO.solucionada);
    expect((await doIt(desk.gerente, 'comentar', cerrado)).json()).toEqual({
      codigo: 409,
      message: 'Un caso en estado SOLUCIONADA no permite agregar comentarios.',
      entidad: 'caso',
      id: cerrado,
    });
    const own = await caseIn(desk, ESTADO.pendiente, { numidenSolicita: GERENTE });
    expect((await doIt(desk.gerente, 'noAutorizar', own)).json()).toEqual({
      codigo: 403,
      message: 'Usted pidió esta autorización: la decide otra persona.',
    });
  });

  it('a case that is not for the person, and one that does not exist', async () => {
    const stranger = await caseIn(desk, ESTADO.nuevo, { cvetda: 2, idArea: 1, idSubcategoria: 1 });
    const before = await portray(desk.db);
    for (const accion of ['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion'] as const) {
      const answer = await doIt(desk.asesor, accion, stranger, { version: 7 });
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        `No tiene permiso para ver el caso ${stranger}: es de otra tienda y de otra área.`,
      ]);
      const none = await doIt(desk.asesor, accion, 999_999);
      expect([none.statusCode, none.json().message]).toEqual([404, 'El caso 999999 no existe.']);
    }
    expect(await portray(desk.db)).toEqual(before);
  });
});
