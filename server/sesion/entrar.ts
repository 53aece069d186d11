import { eq } from 'drizzle-orm';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { sesion } from '#contract/sesion';
import { TEXTOS } from '#domain/textos';
import { anotar } from '../db/bitacora.ts';
import type { Db } from '../db/db.ts';
import { tiendas } from '../db/schema/catalogos.ts';
import { usuarios } from '../db/schema/personas.ts';
import type { Manejador } from '../http/manejador.ts';
import { camposInvalidos, Rechazo } from '../http/rechazo.ts';
import { contrasenaCorrecta } from './contrasenas.ts';
import { anotarIntento, olvidarIntentos } from './limite.ts';
import { abrirSesion, cerrarSesion } from './sesiones.ts';
import { crearTurnos } from './turnos.ts';

/** Codes of a refused login (specification, section 7: anything but 1 is no success). */
const CODIGO_SIN_ACCESO = -1;
const CODIGO_SIN_PERMISOS = -2;

const sinAcceso = (message: string = TEXTOS.sinAcceso): Rechazo =>
  new Rechazo(401, message, { codigo: CODIGO_SIN_ACCESO });

const exigirTienda = async (db: Db, cvetda: number): Promise<void> => {
  const [tienda] = await db.select({ admite: tiendas.admiteLogin }).from(tiendas).where(eq(tiendas.cvetda, cvetda));
  if (tienda?.admite !== true) {
    throw camposInvalidos([{ campo: 'idTienda', message: 'Seleccione una tienda en la que se pueda iniciar sesión.' }]);
  }
};

interface Credenciales {
  readonly numiden: number;
  /** null when this server asks for no password. */
  readonly contrasena: string | null;
}

const exigirAcceso = async (db: Db, { numiden, contrasena }: Credenciales): Promise<void> => {
  const [usuario] = await db
    .select({ activo: usuarios.activo, permisos: usuarios.permisos, hash: usuarios.contrasenaHash })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (contrasena !== null && !(await contrasenaCorrecta(contrasena, usuario?.hash ?? null))) {
    throw sinAcceso('El número de empleado o la contraseña no son correctos.');
  }
  if (usuario?.activo !== true) throw sinAcceso();
  if (usuario.permisos.length === 0) {
    throw new Rechazo(403, TEXTOS.sinPermisos, { codigo: CODIGO_SIN_PERMISOS });
  }
};

/** Logins of one address are judged one by one: side by side, each would count those that are not yet judged as failures. */
const enTurno = crearTurnos();

/** Signs an employee in at a store (specification, sections 6 and 7); the new session replaces the browser's old one. */
export const iniciarSesion: Manejador<(typeof sesion)['iniciarSesion']> = async ({ cuerpo }, contexto) => {
  const { db, ip, galleta } = contexto;
  const ahora = contexto.ahora();
  const numiden = Number(cuerpo.numiden);
  const cvetda = cuerpo.idTienda;
  const pideContrasena = contexto.config.auth === 'contrasena';
  if (pideContrasena && !cuerpo.contrasena) {
    throw camposInvalidos([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  }
  await exigirTienda(db, cvetda);
  const token = await enTurno(ip, async () => {
    await anotarIntento(db, { numiden, ip, ahora });
    await exigirAcceso(db, { numiden, contrasena: pideContrasena ? (cuerpo.contrasena ?? '') : null });
    return db.transaction(async (tx) => {
      await olvidarIntentos(tx, numiden, ahora);
      if (galleta.token !== null) await cerrarSesion(tx, galleta.token);
      await anotar(tx, {
        momento: ahora,
        numiden,
        accion: 'iniciar sesión',
        entidad: 'usuario',
        idEntidad: numiden,
        despues: { cvetda, ip },
      });
      return abrirSesion(tx, { numiden, cvetda, ip, ahora });
    });
  });
  galleta.poner(token);
  return { codigo: CODIGO_EXITO, descripcion: 'Sesión iniciada' };
};
