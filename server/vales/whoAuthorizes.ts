import { and, arrayContains, asc, desc, eq, gt } from 'drizzle-orm';
import type { vales as contrato } from '#contract/vales/vales';
import { toPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { hechosDeValeLeido } from '#domain/vales/hechosDeVale';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { openLimits } from '../personas/sesion/sessions.ts';
import type { Db } from '../platform/db/db.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { roles, usuarios } from '../platform/db/schema/personas.ts';
import { sessions } from '../platform/db/schema/system.ts';
import type { Handler } from '../platform/http/handler.ts';
import { readVoucher } from './read.ts';
import { ifFound } from './work.ts';

/**
 * Who can authorize a voucher now (GET vales/quien-autoriza/{id}): the people whom its life would let, those who are signed in by name.
 * Nobody for one that waits for nothing.
 */
export const quienAutoriza: Handler<typeof contrato.quienAutoriza> = async (
  { ruta: { id } },
  { db, sesion, clock },
) => {
  const now = clock();
  const vale = ifFound(id, await readVoucher(db, id, now));
  const able = (await authorizers(db)).filter((person) => {
    const facts = hechosDeValeLeido(vale, { ...person, tienda: sesion.tienda }, now);
    return decide(vidaValeMachine, vale.estado.id, facts, { type: 'autorizar' }).allowed;
  });
  const placeOf = await placesOf(db, now);
  const onDuty = able.flatMap(({ numiden, nombre }) => {
    const place = placeOf.get(numiden);
    return place === undefined ? [] : [{ numiden, nombre, ...place }];
  });
  const inWords = ({ numiden, nombre, tienda }: (typeof onDuty)[number]) => ({ numiden, nombre, tienda });
  return {
    aqui: onDuty.filter(({ cvetda }) => cvetda === sesion.tienda.id).map(inWords),
    enOtras: onDuty.filter(({ cvetda }) => cvetda !== sesion.tienda.id).map(inWords),
    fuera: able.length - onDuty.length,
  };
};

/** Everybody who may authorize vouchers at all, by name, with the limit in pesos. */
async function authorizers(db: Db) {
  const rows = await db
    .select({
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
      permisos: usuarios.permisos,
      limite: roles.limite,
    })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(and(eq(usuarios.activo, true), arrayContains(usuarios.permisos, [PERMISOS.autorizarVale.id])))
    .orderBy(asc(usuarios.nombreCompleto), asc(usuarios.numiden));
  return rows.map((row) => ({ ...row, limite: row.limite === null ? null : toPesos(row.limite) }));
}

/** Where each person who is signed in works: with several sessions, at the store of the one that was used last. */
async function placesOf(db: Db, now: Date) {
  const { usedSince, openedSince } = openLimits(now);
  const rows = await db
    .selectDistinctOn([sessions.numiden], { numiden: sessions.numiden, cvetda: stores.cvetda, tienda: stores.nombre })
    .from(sessions)
    .innerJoin(stores, eq(stores.cvetda, sessions.cvetda))
    .where(and(gt(sessions.ultimoUso, usedSince), gt(sessions.creada, openedSince)))
    .orderBy(asc(sessions.numiden), desc(sessions.ultimoUso));
  return new Map(rows.map(({ numiden, ...place }) => [numiden, place]));
}
