/** One refund is undone at once from twenty windows at two servers: by one, its money is back once, and each other is told why not. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anulacionesCertificado } from '../../../server/platform/db/schema/neighbours.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { valeDeshechos, valeLogs } from '../../../server/platform/db/schema/vales.ts';
import { Person } from '../casos/casos.desk.ts';
import { permissionsOf } from '../casos/casos.works.ts';
import {
  BILLETERA,
  CERTIFICADO,
  EFECTIVO,
  giveBackBy,
  givenOf,
  refundDesk,
  refundsOf,
  voucherBy,
  walletEntries,
} from './devoluciones.desk.ts';
import { type OtherServer, otherServer } from './puertas.servers.ts';
import { voucherRow } from './vales.desk.ts';

const refunds = refundDesk();
const MANAGER_ROLE = 3;
/** The first of twenty managers; none of them made the voucher or gave it back. */
const FIRST = 310_001;
const MANAGERS = Array.from({ length: 20 }, (_, place) => FIRST + place);

let other: OtherServer;
/** The managers, every second one at the other server. */
let managers: readonly Person[] = [];
/** The windows of one manager, every second one at the other server. */
let windows: readonly Person[] = [];

beforeAll(async () => {
  const { bed, db } = refunds.desk;
  other = await otherServer(refunds, { questions: 0, did: false });
  await db.insert(usuarios).values(
    MANAGERS.map((numiden) => ({
      ...{ numiden, nombreCompleto: `Gerente ${numiden}`, correo: `${numiden}@ejemplo.mx` },
      ...{ idRol: MANAGER_ROLE, areas: [2], permisos: permissionsOf(MANAGER_ROLE) },
    })),
  );
  const servers = [bed, { ...bed, app: other.app }] as const;
  const at = async (numiden: number, place: number) =>
    new Person(servers[place % 2 === 0 ? 0 : 1], await bed.signIn(numiden));
  managers = await Promise.all(MANAGERS.map(at));
  windows = await Promise.all(MANAGERS.map((_, place) => at(FIRST, place)));
});
afterAll(() => other.close());

/** A voucher of $116.00 that the adviser gave back whole by a method. */
async function given(metodo: typeof EFECTIVO | typeof BILLETERA | typeof CERTIFICADO) {
  const { id, version, folio } = await voucherBy(refunds, { [metodo]: 116 });
  const answer = await giveBackBy(refunds.desk.asesor, metodo, { id, version });
  const [refund] = await refundsOf(refunds, id);
  if (refund === undefined) throw new Error(answer.body);
  return { id, version: answer.json().version as number, folio, refund };
}

/** Each window has a reason of its own, so that it is seen whose undoing was done. */
function motivoOf(place: number): string {
  return `La anotó mal la caja ${place + 1}.`;
}

describe.each([
  ['twenty people', false],
  ['one person in twenty windows', true],
] as const)('%s at two servers', (_, alone) => {
  it.each([
    [EFECTIVO, 'EFECTIVO'],
    [BILLETERA, 'BILLETERA'],
    [CERTIFICADO, 'CERTIFICADO DE REGALO'],
  ] as const)('undo a refund by the method %i once', async (metodo, nombre) => {
    const { id, version, folio, refund } = await given(metodo);
    const answers = await Promise.all(
      (alone ? windows : managers).map((who, place) =>
        who.send('vales/deshacer-devolucion', { id, version, idDevolucion: refund.id, motivo: motivoOf(place) }),
      ),
    );
    const [done, ...more] = answers.flatMap((answer, place) => (answer.statusCode === 200 ? [{ answer, place }] : []));
    if (done === undefined) throw new Error(answers.map(({ body }) => body).join());
    expect(more).toEqual([]);
    const text = `Se deshizo la devolución de $116.00 por ${nombre}: el vale la debe otra vez`;
    expect(done.answer.json()).toMatchObject({
      descripcion: text,
      version: version + 1,
      estado: { nombre: 'VIGENTE' },
    });

    // The balance is back once, and so is the money.
    expect(await voucherRow(refunds.desk, id)).toMatchObject({ estado: 1, saldo: 11_600, version: version + 1 });
    expect(await givenOf(refunds, id)).toEqual({ [metodo]: 0 });
    expect((await refundsOf(refunds, id)).map(({ estado }) => estado)).toEqual(['deshecha']);
    expect(await walletEntries(refunds, id)).toEqual(metodo === BILLETERA ? [11_600, -11_600] : []);
    const annulled = eq(anulacionesCertificado.folio, refund.folio ?? '');
    expect(await refunds.desk.db.$count(anulacionesCertificado, annulled)).toBe(metodo === CERTIFICADO ? 1 : 0);

    // One undoing, told once in the history; where a neighbour has the money, that of who began it counts.
    const undoings = await refunds.desk.db.select().from(valeDeshechos).where(eq(valeDeshechos.idVale, id));
    expect(undoings).toMatchObject([{ idDevolucion: refund.id, estado: 'hecho' }]);
    const [{ numiden, motivo } = { numiden: 0, motivo: '' }] = undoings;
    expect(numiden).toBe(alone ? FIRST : MANAGERS[done.place]);
    if (!alone) expect(motivo).toBe(motivoOf(done.place));
    const logs = await refunds.desk.db.select().from(valeLogs).where(eq(valeLogs.idVale, id));
    expect(logs.filter(({ accion }) => accion.trabajo === 'deshacerDevolucion')).toMatchObject([
      { numiden, version: version + 1, accion: { motivo, porElSistema: false } },
    ]);

    // Each other is told of it, or that it was under way, or that it is done.
    const changed = {
      message: `El vale ${folio} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
      ...{ version: version + 1, cambios: [{ autor: { numiden }, accion: `${text}: ${motivo}` }] },
    };
    const truths = [
      ...[changed.message, `La devolución por ${nombre} ya se deshizo.`],
      ...(metodo === EFECTIVO || alone
        ? []
        : ['Se está deshaciendo una devolución de este vale: espere a que termine.']),
    ];
    for (const answer of answers) {
      if (answer === done.answer) continue;
      const told = answer.json();
      expect([answer.statusCode, told.message]).toEqual([409, expect.toBeOneOf(truths)]);
      if ('cambios' in told) expect(told).toMatchObject(changed);
    }
  });
});
