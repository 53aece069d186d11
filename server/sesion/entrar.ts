import { and, eq } from 'drizzle-orm';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { sesion } from '#contract/sesion';
import { puedeEntrarEn } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import { anotar } from '../db/bitacora.ts';
import type { Db, Tx } from '../db/db.ts';
import { tiendas } from '../db/schema/catalogos.ts';
import { usuarios } from '../db/schema/personas.ts';
import { createTurns } from '../db/turns.ts';
import type { Contexto, Manejador } from '../http/manejador.ts';
import { camposInvalidos, Rechazo } from '../http/rechazo.ts';
import { knownComputer, knownInNetwork, rememberComputer } from './knownComputers.ts';
import type { Intento, Veredicto } from './limite.ts';
import { contarIntento, demasiadosExtranos, demasiadosIntentos, frenoPropio, perdonar } from './limite.ts';
import { networkOf } from './network.ts';
import { otherStoreText } from './ownStores.ts';
import type { Motivo } from './refusedLogins.ts';
import { auditRefusedLogin } from './refusedLogins.ts';
import { abrirSesion, cerrarSesion } from './sesiones.ts';

/** Codes of a refused login (specification, section 7: anything but 1 is no success). */
const CODIGO_SIN_ACCESO = -1;
const CODIGO_SIN_PERMISOS = -2;
const CODIGO_TIENDA_AJENA = -3;

const NO_CORRECTOS = 'El número de empleado o la contraseña no son correctos.';

/** A refusal that the audit keeps, and whether the password was right all the same. */
class EntradaRechazada extends Rechazo {
  readonly motivo: Motivo;
  readonly acerto: boolean;

  constructor(motivo: Motivo, acerto: boolean, { status, message, codigo, campos, segundos }: Rechazo) {
    super(status, message, {
      codigo,
      ...(campos === null ? {} : { campos }),
      ...(segundos === null ? {} : { segundos }),
    });
    this.motivo = motivo;
    this.acerto = acerto;
  }
}

const sinAcceso = (message: string = TEXTOS.sinAcceso): Rechazo =>
  new Rechazo(401, message, { codigo: CODIGO_SIN_ACCESO });

const leerTienda = async (db: Db, cvetda: number): Promise<string> => {
  const [tienda] = await db
    .select({ nombre: tiendas.nombre, admite: tiendas.admiteLogin })
    .from(tiendas)
    .where(eq(tiendas.cvetda, cvetda));
  if (tienda?.admite !== true) {
    throw camposInvalidos([{ campo: 'idTienda', message: 'Seleccione una tienda en la que se pueda iniciar sesión.' }]);
  }
  return tienda.nombre;
};

const leerUsuario = async (db: Db, numiden: number) => {
  const [usuario] = await db
    .select({
      activo: usuarios.activo,
      permisos: usuarios.permisos,
      tiendas: usuarios.tiendas,
      hash: usuarios.contrasenaHash,
      provisional: usuarios.contrasenaProvisional,
    })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  return usuario;
};

interface Entrada {
  readonly intento: Intento;
  readonly cvetda: number;
  /** null when this server asks for no password. */
  readonly contrasena: string | null;
}

/** A person who may enter. */
interface Admitido {
  readonly provisional: boolean;
  /** The stored hash that the password was right for, and what to store in its place; null where none is asked for. */
  readonly hash: { readonly juzgado: string; readonly nuevo: string } | null;
}

/** @throws EntradaRechazada */
const exigirAcceso = async (
  { db, contrasenas }: Contexto,
  { intento, cvetda, contrasena }: Entrada,
  veredicto: Veredicto,
  tienda: string,
): Promise<Admitido> => {
  const { numiden, ip, ahora, origen } = intento;
  const usuario = await leerUsuario(db, numiden);
  let hash: Admitido['hash'] = null;
  if (contrasena !== null) {
    // Who is not known here is judged against nothing: the answer and its time are those of a wrong password.
    const seJuzga = veredicto.tipo !== 'agotado' || (await knownInNetwork(db, numiden, ip, ahora));
    const guardado = (seJuzga ? usuario?.hash : null) ?? null;
    const turno = { who: networkOf(ip), known: origen.tipo === 'conocido' };
    const juicio = await contrasenas.juzgar(contrasena, guardado, turno);
    if (juicio === 'incorrecta') {
      if (veredicto.tipo === 'agotado') {
        throw new EntradaRechazada('demasiados intentos', false, demasiadosExtranos(veredicto.segundos));
      }
      throw new EntradaRechazada('contraseña incorrecta', false, sinAcceso(NO_CORRECTOS));
    }
    if (guardado !== null) {
      hash = { juzgado: guardado, nuevo: juicio === 'porRecifrar' ? await contrasenas.cifrar(contrasena) : guardado };
    }
  }
  const acerto = contrasena !== null;
  if (usuario?.activo !== true) throw new EntradaRechazada('usuario sin acceso', acerto, sinAcceso());
  if (usuario.permisos.length === 0) {
    const rechazo = new Rechazo(403, TEXTOS.sinPermisos, { codigo: CODIGO_SIN_PERMISOS });
    throw new EntradaRechazada('usuario sin permisos', acerto, rechazo);
  }
  if (!puedeEntrarEn(usuario, cvetda)) {
    const message = await otherStoreText(db, tienda, usuario.tiendas);
    const campos = [{ campo: 'idTienda', message }];
    throw new EntradaRechazada(
      'tienda ajena',
      acerto,
      new Rechazo(403, message, { codigo: CODIGO_TIENDA_AJENA, campos }),
    );
  }
  return { provisional: contrasena !== null && usuario.provisional, hash };
};

/** Stores the hash anew; false when the password was changed while it was judged, and opens nothing any more. */
const sigueSiendo = async (tx: Tx, numiden: number, { juzgado, nuevo }: NonNullable<Admitido['hash']>) => {
  const suyas = await tx
    .update(usuarios)
    .set({ contrasenaHash: nuevo })
    .where(and(eq(usuarios.numiden, numiden), eq(usuarios.contrasenaHash, juzgado)))
    .returning({ numiden: usuarios.numiden });
  return suyas.length > 0;
};

/** Those of one brake are judged one by one: side by side, each would count those not yet judged as failures. */
const enTurno = createTurns(null);

const juzgar = async (contexto: Contexto, entrada: Entrada, tienda: string): Promise<[Admitido, Veredicto]> => {
  const { db } = contexto;
  const { numiden, ip, ahora } = entrada.intento;
  const veredicto = await contarIntento(db, entrada.intento);
  if (veredicto.tipo === 'esperar') {
    await auditRefusedLogin(db, { numiden, ip, ahora, motivo: 'demasiados intentos', veces: veredicto.rechazos });
    throw demasiadosIntentos(veredicto.segundos);
  }
  try {
    return [await exigirAcceso(contexto, entrada, veredicto, tienda), veredicto];
  } catch (error) {
    if (error instanceof EntradaRechazada) {
      const veces = veredicto.tipo === 'juzgar' ? veredicto.cuenta : veredicto.rechazos;
      await auditRefusedLogin(db, { numiden, ip, ahora, motivo: error.motivo, veces });
      if (error.acerto) await perdonar(db, entrada.intento, veredicto);
    }
    throw error;
  }
};

/** Signs an employee in at a store (specification, sections 6 and 7); the new session replaces the browser's old one. */
export const iniciarSesion: Manejador<(typeof sesion)['iniciarSesion']> = async ({ cuerpo }, contexto) => {
  const { db, ip, galleta, equipo, navegador } = contexto;
  const numiden = Number(cuerpo.numiden);
  const cvetda = cuerpo.idTienda;
  const pideContrasena = contexto.config.auth === 'contrasena';
  if (pideContrasena && !cuerpo.contrasena) {
    throw camposInvalidos([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  }
  const contrasena = pideContrasena ? (cuerpo.contrasena ?? '') : null;
  const tienda = await leerTienda(db, cvetda);
  const equipoHash = pideContrasena
    ? await knownComputer(db, equipo.token, { numiden, ahora: contexto.ahora() })
    : null;
  const origen: Intento['origen'] =
    equipoHash !== null ? { tipo: 'conocido', equipoHash } : { tipo: pideContrasena ? 'extrano' : 'local' };
  const entrado = await enTurno(frenoPropio({ numiden, ip, origen }).clave, async () => {
    const ahora = contexto.ahora();
    const intento = { numiden, ip, ahora, origen };
    const [{ provisional, hash }, veredicto] = await juzgar(contexto, { intento, cvetda, contrasena }, tienda);
    return db.transaction(async (tx) => {
      await perdonar(tx, intento, veredicto);
      if (hash !== null && !(await sigueSiendo(tx, numiden, hash))) throw sinAcceso(NO_CORRECTOS);
      if (galleta.token !== null) await cerrarSesion(tx, galleta.token);
      await anotar(tx, {
        momento: ahora,
        numiden,
        accion: 'iniciar sesión',
        entidad: 'usuario',
        idEntidad: numiden,
        despues: { cvetda, ip },
      });
      return {
        token: await abrirSesion(tx, { numiden, cvetda, ip, ahora, navegador, provisional }),
        equipo: pideContrasena ? await rememberComputer(tx, { token: equipo.token, numiden, ip, ahora }) : null,
      };
    });
  });
  galleta.poner(entrado.token);
  if (entrado.equipo !== null) equipo.set(entrado.equipo);
  return { codigo: CODIGO_EXITO, descripcion: 'Sesión iniciada' };
};
