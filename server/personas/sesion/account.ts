import { eq, inArray } from 'drizzle-orm';
import { type ActionAnswer, SUCCESS_CODE } from '#contract/common/answers';
import type { sesion } from '#contract/personas/sesion';
import { TEXTS } from '#domain/common/texts';
import { canSignInAt } from '#domain/personas/sesion';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { areas, stores } from '../../platform/db/schema/catalogos.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { conflict, invalidFields, notFound, Rejection } from '../../platform/http/rejection.ts';
import { ownFactor } from '../segundoFactor/factor.ts';
import { absencesOf } from '../usuarios/absences.ts';
import { guardarMiAusencia } from '../usuarios/saveAbsence.ts';
import { demandAgain, PRESENT_ONE } from './again.ts';
import { browserInWords } from './browserInWords.ts';
import { digestOf, guardarMiResumen } from './dailyDigest.ts';
import { hasPassword } from './hasPassword.ts';
import { forgetOtherComputers } from './knownComputers.ts';
import { namesOfStores, otherStoreText, storesToWorkAt } from './ownStores.ts';
import { passwordFault } from './passwordRules.ts';
import { closeSessionOf, endSessionsOf, sessionsOf } from './sessions.ts';

type AccountCall =
  | 'miCuenta'
  | 'terminarSesion'
  | 'terminarOtrasSesiones'
  | 'cambiarContrasena'
  | 'guardarMiAusencia'
  | 'guardarMiResumen'
  | 'tiendasPropias'
  | 'cambiarTienda';

/** The handlers of a person's own account: data, open sessions, password. */
export const accountHandlers: Pick<HandlersOf<typeof sesion>, AccountCall> = {
  miCuenta: async (_entrada, { db, sesion, config, clock, neighbours }) => {
    const [usuario] = await db
      .select({ usuario: usuarios, rol: roles.nombre })
      .from(usuarios)
      .leftJoin(roles, eq(roles.id, usuarios.idRol))
      .where(eq(usuarios.numiden, sesion.numiden));
    if (!usuario) throw notFound(TEXTS.sinAcceso);
    const { numiden, nombreCompleto, correo, tiendas } = usuario.usuario;
    const suyas = await db
      .select({ nombre: areas.nombre })
      .from(areas)
      .where(inArray(areas.id, usuario.usuario.areas))
      .orderBy(areas.nombre);
    const open = await sessionsOf(db, numiden, clock());
    return {
      numiden,
      nombreCompleto,
      correo,
      rol: usuario.rol,
      areas: suyas.map(({ nombre }) => nombre),
      tiendas: [...(await namesOfStores(db, tiendas))],
      conContrasena: hasPassword(config, numiden),
      segundoFactor: hasPassword(config, numiden) ? await ownFactor(db, numiden) : null,
      ausencia: (await absencesOf(db, [numiden], clock())).get(numiden) ?? null,
      resumen: await digestOf(db, { numiden, correo }, { neighbours }),
      sesiones: open.map(({ creada, ultimoUso, navegador, ...fila }) => ({
        ...fila,
        creada: creada.toISOString(),
        ultimoUso: ultimoUso.toISOString(),
        navegador: browserInWords(navegador),
        esta: fila.id === sesion.id,
      })),
    };
  },

  terminarSesion: async ({ cuerpo }, context) => {
    const { db, sesion } = context;
    const confirm = await demandAgain(context, cuerpo);
    await db.transaction(async (tx) => {
      await confirm(tx);
      if (!(await closeSessionOf(tx, sesion.numiden, cuerpo.id))) {
        throw notFound('Esa sesión ya había terminado.');
      }
      await note(tx, context, 'terminar una sesión', { sesion: cuerpo.id });
    });
    return { codigo: SUCCESS_CODE, descripcion: 'La sesión se terminó' };
  },

  terminarOtrasSesiones: async ({ cuerpo }, context) => {
    const { db, sesion } = context;
    const confirm = await demandAgain(context, cuerpo);
    const ended = await db.transaction(async (tx) => {
      await confirm(tx);
      const count = await endSessionsOf(tx, sesion.numiden, sesion.id);
      if (count > 0) await note(tx, context, 'terminar las demás sesiones', { sesiones: count });
      return count;
    });
    return { codigo: SUCCESS_CODE, descripcion: endedInWords(ended) };
  },

  tiendasPropias: async (_entrada, { db, sesion, config }) =>
    storesToWorkAt(db, ownIn(await ownStores(db, sesion.numiden)), config.sinTiendas),

  cambiarTienda: async ({ cuerpo: { idTienda } }, context) => {
    const { db, sesion, config } = context;
    await db.transaction(async (tx) => {
      // Who may work where, and where one may sign in, is judged under the locks of the person and the store.
      const own = ownIn(await ownStores(tx, sesion.numiden).for('share'));
      const [store] = await tx.select().from(stores).where(eq(stores.cvetda, idTienda)).for('share');
      if (store?.admiteLogin !== true) {
        throw invalidFields([
          { campo: 'idTienda', message: 'Seleccione una tienda en la que se pueda iniciar sesión.' },
        ]);
      }
      if (!canSignInAt(own, idTienda, config.sinTiendas)) {
        const message = await otherStoreText(tx, store.nombre, own.tiendas);
        throw new Rejection(403, message, { campos: [{ campo: 'idTienda', message }] });
      }
      if (idTienda === sesion.tienda.id) return;
      await tx.update(sessions).set({ cvetda: idTienda }).where(eq(sessions.id, sesion.id));
      await note(tx, context, 'cambiar de tienda', { cvetda: idTienda, antes: sesion.tienda.id });
    });
    return { codigo: SUCCESS_CODE, descripcion: 'Tienda cambiada' };
  },

  cambiarContrasena: ({ cuerpo }, context) => changePassword(cuerpo, context),

  guardarMiAusencia,
  guardarMiResumen,
};

function ownStores(db: Db | Tx, numiden: number) {
  const { tiendas, idRol } = usuarios;
  return db.select({ tiendas, idRol }).from(usuarios).where(eq(usuarios.numiden, numiden));
}

type OwnStores = Awaited<ReturnType<typeof ownStores>>[number];

/** The stores that a person was given. */
function ownIn([own]: readonly OwnStores[]): OwnStores {
  if (own === undefined) throw notFound(TEXTS.sinAcceso);
  return own;
}

async function changePassword(
  body: { readonly actual: string; readonly nueva: string; readonly codigo?: string | undefined },
  context: Context,
): Promise<ActionAnswer> {
  const { db, sesion, config, passwords, computer } = context;
  const { numiden } = sesion;
  if (!hasPassword(config, numiden)) throw conflict('Este servidor no pide contraseñas: no hay ninguna que cambiar.');
  const confirm = await demandAgain(context, { contrasena: body.actual, codigo: body.codigo }, PRESENT_ONE);
  const [usuario] = await db
    .select({ nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (!usuario) throw notFound(TEXTS.sinAcceso);
  const reason =
    body.nueva.normalize('NFKC') === body.actual.normalize('NFKC')
      ? 'La contraseña nueva debe ser distinta de la actual.'
      : await passwordFault(body.nueva, { numiden, nombre: usuario.nombre });
  if (reason !== null) throw invalidFields([{ campo: 'nueva', message: reason }]);
  const contrasenaHash = await passwords.hash(body.nueva);
  await db.transaction(async (tx) => {
    await confirm(tx);
    await tx
      .update(usuarios)
      .set({ contrasenaHash, contrasenaProvisional: false })
      .where(eq(usuarios.numiden, numiden));
    await endSessionsOf(tx, numiden, sesion.id);
    await tx.update(sessions).set({ provisional: false }).where(eq(sessions.id, sesion.id));
    await forgetOtherComputers(tx, numiden, computer.token);
    await note(tx, context, 'cambiar contraseña', {});
  });
  return { codigo: SUCCESS_CODE, descripcion: 'Su contraseña se cambió' };
}

type Deed = 'cambiar de tienda' | 'cambiar contraseña' | 'terminar una sesión' | 'terminar las demás sesiones';

// Whoever is signed in elsewhere hears of it at once.
async function note(tx: Tx, { sesion, clock, ip }: Context, accion: Deed, after: object): Promise<void> {
  const { numiden } = sesion;
  await audit(tx, {
    momento: clock(),
    numiden,
    accion,
    entidad: 'usuario',
    idEntidad: numiden,
    despues: { ip, ...after },
  });
  const que = accion === 'cambiar contraseña' ? 'contrasena' : 'sesiones';
  await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden, usuario: { que } });
}

function endedInWords(count: number): string {
  if (count === 0) return 'No había otras sesiones abiertas';
  return count === 1 ? 'Se terminó 1 sesión' : `Se terminaron ${count} sesiones`;
}
