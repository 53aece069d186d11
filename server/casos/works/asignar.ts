import { eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { ASIGNAR_TEXTS, contraQuienEstaFuera, puedeTenerCaso } from '#domain/casos/asignarCaso';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { dayOf } from '#domain/common/dates';
import { awayUntil } from '../../personas/usuarios/absences.ts';
import { actorAsIs, demandOverOthers, holderInOffice } from '../../personas/usuarios/overOthers.ts';
import type { Tx } from '../../platform/db/db.ts';
import { areas } from '../../platform/db/schema/catalogos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { NoChange } from '../../platform/works/judge.ts';
import type { CaseRow } from '../effect.ts';
import { type CaseEffect, workOnCase } from './apply.ts';

/**
 * Hands a case to a person, or to its own area without one (POST caso/asignar). Its state stays: who gets it begins
 * by themselves. Another area is an escalation, which says category and reason.
 */
export const asignarCaso: Handler<typeof contratoCasos.asignarCaso> = (
  { cuerpo: { version, ...contents } },
  context,
) => {
  const { idCaso, ...handing } = contents;
  return workOnCase(
    {
      call: 'asignarCaso',
      work: 'asignar',
      id: idCaso,
      version,
      contents,
      effect: assigning(handing),
    },
    context,
  );
};

interface Handing {
  /** Who gets it; null for its area, without a person. */
  readonly numiden: number | null;
  readonly nota: string;
  readonly aunqueFuera: boolean;
}

/** The effect of handing a case on. */
export function assigning({ numiden: heir, nota, aunqueFuera }: Handing): CaseEffect {
  return async ({ tx, row, numiden, now }) => {
    const de = await holderInOffice(tx, row.administrador);
    demandOverOthers('asignarCaso', await actorAsIs(tx, numiden), { de });
    const nombre = heir === null ? null : await demandHeir(tx, heir, row);
    if (heir === row.administrador) {
      throw new NoChange(nombre === null ? CASE_TEXTS.yaSinPersona : CASE_TEXTS.yaLoTiene(nombre));
    }
    if (heir !== null && nombre !== null && heir !== numiden) {
      await demandThere(tx, { numiden: heir, nombre }, { now, aSabiendas: aunqueFuera });
    }
    return {
      text: CASE_TEXTS.asignado(row.id),
      entries: [{ trabajo: 'asignar', nombre, area: await nameOfArea(tx, row.idArea), nota }],
      columns: { administrador: heir },
      said: nota,
    };
  };
}

/**
 * Their name. Locked, so that whoever ends a person's use of the product meanwhile hands this case on too.
 * @throws Rejection 400 for who may not have the case.
 */
async function demandHeir(tx: Tx, numiden: number, row: CaseRow): Promise<string> {
  const [heir] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden)).for('share');
  if (heir === undefined || !puedeTenerCaso(heir, row)) {
    throw invalidFields([{ campo: 'numiden', message: ASIGNAR_TEXTS.noPuedeTenerlo }]);
  }
  return heir.nombreCompleto;
}

/**
 * Under the lock of that person, whom nobody says away meanwhile.
 * @throws Rejection 400 for who is away, unless that is known.
 */
async function demandThere(
  tx: Tx,
  { numiden, nombre }: { readonly numiden: number; readonly nombre: string },
  { now, aSabiendas }: { readonly now: Date; readonly aSabiendas: boolean },
): Promise<void> {
  const fueraHasta = await awayUntil(tx, numiden, now);
  const message = contraQuienEstaFuera({ nombre, fueraHasta }, { hoy: dayOf(now), aSabiendas });
  if (message !== null) throw invalidFields([{ campo: 'numiden', message }]);
}

async function nameOfArea(tx: Tx, id: number): Promise<string> {
  const [area] = await tx.select({ nombre: areas.nombre }).from(areas).where(eq(areas.id, id));
  return area?.nombre ?? '';
}
