import { eq, inArray } from 'drizzle-orm';
import type { RespuestaAccion } from '#contract/respuestas';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { sesion } from '#contract/sesion';
import { TEXTOS } from '#domain/textos';
import { anotar } from '../db/bitacora.ts';
import type { Tx } from '../db/db.ts';
import { areas } from '../db/schema/catalogos.ts';
import { roles, usuarios } from '../db/schema/personas.ts';
import { sesiones } from '../db/schema/sistema.ts';
import { createTurns } from '../db/turns.ts';
import type { Contexto, ManejadoresDe } from '../http/manejador.ts';
import { camposInvalidos, conflicto, noEncontrado } from '../http/rechazo.ts';
import { browserInWords } from './browserInWords.ts';
import { forgetOtherComputers } from './knownComputers.ts';
import { contarCambio, perdonarCambio } from './limite.ts';
import { namesOfStores } from './ownStores.ts';
import { reasonAgainst } from './passwordRules.ts';
import { cerrarOtrasSesiones, cerrarSesionDe, sesionesDe } from './sesiones.ts';

type AccountCall = 'miCuenta' | 'terminarSesion' | 'terminarOtrasSesiones' | 'cambiarContrasena';

/** What a person sees and does of their own account: data, open sessions, password. */
export const accountHandlers: Pick<ManejadoresDe<typeof sesion>, AccountCall> = {
  miCuenta: async (_entrada, { db, sesion, config, ahora }) => {
    const [usuario] = await db
      .select({ usuario: usuarios, rol: roles.nombre })
      .from(usuarios)
      .leftJoin(roles, eq(roles.id, usuarios.idRol))
      .where(eq(usuarios.numiden, sesion.numiden));
    if (!usuario) throw noEncontrado(TEXTOS.sinAcceso);
    const { numiden, nombreCompleto, correo, tiendas } = usuario.usuario;
    const suyas = await db
      .select({ nombre: areas.nombre })
      .from(areas)
      .where(inArray(areas.id, usuario.usuario.areas))
      .orderBy(areas.nombre);
    const abiertas = await sesionesDe(db, numiden, ahora());
    return {
      numiden,
      nombreCompleto,
      correo,
      rol: usuario.rol,
      areas: suyas.map(({ nombre }) => nombre),
      tiendas: [...(await namesOfStores(db, tiendas))],
      conContrasena: config.auth === 'contrasena',
      sesiones: abiertas.map(({ creada, ultimoUso, navegador, ...fila }) => ({
        ...fila,
        creada: creada.toISOString(),
        ultimoUso: ultimoUso.toISOString(),
        navegador: browserInWords(navegador),
        esta: fila.id === sesion.id,
      })),
    };
  },

  terminarSesion: async ({ cuerpo }, contexto) => {
    const { db, sesion } = contexto;
    await db.transaction(async (tx) => {
      if (!(await cerrarSesionDe(tx, sesion.numiden, cuerpo.id))) {
        throw noEncontrado('Esa sesión ya había terminado.');
      }
      await note(tx, contexto, 'terminar una sesión', { sesion: cuerpo.id });
    });
    return { codigo: CODIGO_EXITO, descripcion: 'La sesión se terminó' };
  },

  terminarOtrasSesiones: async (_entrada, contexto) => {
    const { db, sesion } = contexto;
    const ended = await db.transaction(async (tx) => {
      const count = await cerrarOtrasSesiones(tx, sesion.numiden, sesion.id);
      if (count > 0) await note(tx, contexto, 'terminar las demás sesiones', { sesiones: count });
      return count;
    });
    return { codigo: CODIGO_EXITO, descripcion: endedInWords(ended) };
  },

  // One after the other for each person: hashing is dear, and whoever knows the password may ask without end.
  cambiarContrasena: ({ cuerpo }, contexto) =>
    inTurn(String(contexto.sesion.numiden), () => changePassword(cuerpo, contexto)),
};

const inTurn = createTurns(null);

async function changePassword(
  cuerpo: { readonly actual: string; readonly nueva: string },
  contexto: Contexto,
): Promise<RespuestaAccion> {
  const { db, sesion, config, contrasenas, equipo, ip } = contexto;
  const { numiden } = sesion;
  if (config.auth !== 'contrasena') throw conflicto('Este servidor no pide contraseñas: no hay ninguna que cambiar.');
  await contarCambio(db, numiden, contexto.ahora());
  const [usuario] = await db
    .select({ nombre: usuarios.nombreCompleto, hash: usuarios.contrasenaHash })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  const juicio = await contrasenas.juzgar(cuerpo.actual, usuario?.hash ?? null, { who: ip, known: true });
  if (!usuario || juicio === 'incorrecta') {
    throw camposInvalidos([{ campo: 'actual', message: 'La contraseña actual no es correcta.' }]);
  }
  await perdonarCambio(db, numiden);
  const reason =
    cuerpo.nueva.normalize('NFKC') === cuerpo.actual.normalize('NFKC')
      ? 'La contraseña nueva debe ser distinta de la actual.'
      : await reasonAgainst(cuerpo.nueva, { numiden, nombre: usuario.nombre });
  if (reason !== null) throw camposInvalidos([{ campo: 'nueva', message: reason }]);
  const contrasenaHash = await contrasenas.cifrar(cuerpo.nueva);
  await db.transaction(async (tx) => {
    await tx
      .update(usuarios)
      .set({ contrasenaHash, contrasenaProvisional: false })
      .where(eq(usuarios.numiden, numiden));
    await cerrarOtrasSesiones(tx, numiden, sesion.id);
    await tx.update(sesiones).set({ provisional: false }).where(eq(sesiones.id, sesion.id));
    await forgetOtherComputers(tx, numiden, equipo.token);
    await note(tx, contexto, 'cambiar contraseña', {});
  });
  return { codigo: CODIGO_EXITO, descripcion: 'Su contraseña se cambió' };
}

function note(tx: Tx, { sesion, ahora, ip }: Contexto, accion: string, despues: object): Promise<void> {
  const { numiden } = sesion;
  return anotar(tx, {
    momento: ahora(),
    numiden,
    accion,
    entidad: 'usuario',
    idEntidad: numiden,
    despues: { ip, ...despues },
  });
}

function endedInWords(count: number): string {
  if (count === 0) return 'No había otras sesiones abiertas';
  return count === 1 ? 'Se terminó 1 sesión' : `Se terminaron ${count} sesiones`;
}
