/** The paper of vouchers: what it says, and that every print is counted. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valeImpresiones, vales } from '../../../server/platform/db/schema/vales.ts';
import { printed } from '../../../server/platform/paper/letters.ts';
import { barWidthsOf } from '../../../server/platform/paper/pen.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { pageSizes, textOfPdf } from '../../pdf.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, newKey, openDesk } from '../casos/casos.desk.ts';
import { LONG, seedOperations } from '../ventas/operaciones.seed.ts';
import { getOnce, newReason, newVoucher, pesos } from './papel.seed.ts';

let desk: Desk;
let cookie: string;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  cookie = await desk.bed.signIn(ADMINISTRATOR);
});
afterAll(() => desk.bed.close());

const LETTER = 1;
const TICKET = 2;

function print(id: number, format = LETTER) {
  return getOnce(desk, cookie, `vales/generaValePDF/${id}/${format}`);
}

async function linesOf(id: number, format = LETTER): Promise<readonly string[]> {
  const answer = await print(id, format);
  // Who waited too long for others is asked to try again, and does.
  if (answer.statusCode === 503) return linesOf(id, format);
  expect(answer.statusCode, answer.body).toBe(200);
  return textOfPdf(answer.rawPayload).flat();
}

async function printsOf(id: number): Promise<readonly number[]> {
  const stored = await desk.db
    .select({ numero: valeImpresiones.numero })
    .from(valeImpresiones)
    .where(eq(valeImpresiones.idVale, id))
    .orderBy(asc(valeImpresiones.numero));
  return stored.map(({ numero }) => numero);
}

describe('the paper of a voucher', () => {
  it('says what the voucher is, in the letters of Spanish', async () => {
    const idMotivoDepreciacion = await newReason(desk, 'Rayado al desempacar, señal de uso');
    const { id, folio } = await newVoucher(
      desk,
      {
        numidenResuelve: ASESOR,
        depreciacion: pesos(23.2),
        saldo: pesos(1236.8),
        total: pesos(1260),
        condonacion: pesos(0),
      },
      [{ idMotivoDepreciacion, porcentajeDepreciacion: 10, montoDepreciacion: pesos(23.2) }],
    );
    const answer = await print(id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`vale-${folio}.pdf`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const lines = textOfPdf(answer.rawPayload).flat();
    for (const line of [
      'Mostrador',
      'VALE DE DEVOLUCIÓN',
      folio,
      'VIGENTE',
      `De la O María (${desk.cliente})`,
      '1000001 · Tienda Centro',
      'Artículo 1',
      '$232.00',
      'Depreciación 10%: -$23.20 (Rayado al desempacar, señal de uso)',
      'IVA',
      '$32.00',
      '$1,260.00',
      '-$23.20',
      '$1,236.80',
      'EFECTIVO',
      '16/06/2026 21:00',
      `Ana Administradora (${ADMINISTRATOR})`,
      `Beto Asesor (${ASESOR})`,
      'Firma del cliente',
      `Vale ${folio} · Página 1 de 1`,
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.join()).not.toContain('REIMPRESIÓN');
  });

  it('says on every print after the first which one it is, and when it was made', async () => {
    const { id } = await newVoucher(desk);
    expect((await linesOf(id)).join()).not.toContain('REIMPRESIÓN');
    expect((await linesOf(id)).join('|')).toContain('REIMPRESIÓN 2|18/03/2026 21:00');
    expect((await linesOf(id, TICKET)).join('|')).toContain('REIMPRESIÓN 3|18/03/2026 21:00');
  });

  it('is signed by who authorized it, where somebody did', async () => {
    const nobody = await newVoucher(desk, { numidenResuelve: null });
    const somebody = await newVoucher(desk, { numidenResuelve: ASESOR });
    const signers = async (id: number) => (await linesOf(id)).filter((line) => line.startsWith('Firma de'));
    expect(await signers(nobody.id)).toEqual(['Firma del cliente', 'Firma de quien lo hizo']);
    expect(await signers(somebody.id)).toEqual([
      'Firma del cliente',
      'Firma de quien lo hizo',
      'Firma de quien autorizó',
    ]);
  });

  it('is counted in the history of the voucher, whose version stays, so that nobody’s work is stale', async () => {
    const { id } = await newVoucher(desk);
    await print(id);
    await print(id, TICKET);
    const entries = await valeHistory.since(desk.db, id, 0, 1);
    expect(entries.map(({ accion, version }) => [accion, version])).toEqual([
      ['Vale impreso (carta)', 1],
      ['Vale reimpreso (ticket, impresión 2)', 1],
    ]);
    expect(await desk.db.select({ version: vales.version }).from(vales).where(eq(vales.id, id))).toEqual([
      { version: 1 },
    ]);
  });

  it('is the same paper under the same number for the same key, and one print, however often it is asked for', async () => {
    const { id } = await newVoucher(desk);
    await print(id);
    const key = newKey();
    const ask = () => getOnce(desk, cookie, `vales/generaValePDF/${id}/1`, key);
    const textsOf = async (answers: readonly Awaited<ReturnType<typeof ask>>[]) =>
      new Set(answers.map(({ rawPayload }) => textOfPdf(rawPayload).flat().join('|')));
    const atOnce = await Promise.all(Array.from({ length: 20 }, ask));
    desk.bed.clock.advance(600_000);
    const texts = await textsOf([...atOnce, await ask()]);
    desk.bed.clock.advance(-600_000);
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect([...texts]).toEqual([expect.stringContaining('REIMPRESIÓN 2|18/03/2026 21:00')]);
    expect(await printsOf(id)).toEqual([1, 2]);
  });

  it('of an earlier key is refused once the voucher is another, or for another paper', async () => {
    const { id } = await newVoucher(desk);
    const key = newKey();
    const ask = (format: number) => getOnce(desk, cookie, `vales/generaValePDF/${id}/${format}`, key);
    expect((await ask(LETTER)).statusCode).toBe(200);
    const other = await ask(TICKET);
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.',
    ]);
    await desk.db
      .update(vales)
      .set({ version: 2, saldo: pesos(100) })
      .where(eq(vales.id, id));
    const changed = await ask(LETTER);
    expect([changed.statusCode, changed.json()]).toEqual([
      409,
      {
        codigo: 409,
        entidad: 'vale',
        id,
        message: 'El vale cambió después de esa impresión. Imprímalo de nuevo: el papel dirá que es reimpresión.',
      },
    ]);
    expect(await printsOf(id)).toEqual([1]);
  });

  it('is printed, mailed and changed by sixty at once, and nobody is told that the server broke', async () => {
    const { id, folio } = await newVoucher(desk);
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const papers = twenty.map((n) => print(id, n % 2 === 0 ? LETTER : TICKET));
    const mails = twenty.map((n) =>
      getOnce(desk, cookie, `facturas/enviarDocumento?folio=${folio}&correo=a${n}@correo.mx`),
    );
    const saves = twenty.map(() => desk.db.update(vales).set({ version: sql`version + 1` }).where(eq(vales.id, id)));
    const answers = await Promise.all([...papers, ...mails]);
    await Promise.all(saves);
    for (const { statusCode, headers, body } of answers) {
      expect([200, 503], body).toContain(statusCode);
      if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const done = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(await printsOf(id)).toEqual(Array.from({ length: done }, (_, n) => n + 1));
  });

  it('numbers twenty prints at once from 1 to 20, and one of them is the original', async () => {
    const { id } = await newVoucher(desk);
    const papers = await Promise.all(Array.from({ length: 20 }, (_, n) => linesOf(id, n % 2 === 0 ? LETTER : TICKET)));
    const numbers = papers.map((lines) => Number(/REIMPRESIÓN (\d+)/.exec(lines.join(' '))?.[1] ?? 1));
    const oneToTwenty = Array.from({ length: 20 }, (_, n) => n + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(oneToTwenty);
    expect(await printsOf(id)).toEqual(oneToTwenty);
  });

  it.each([
    [4, 'El formato del vale aún no esta completo'],
    [5, 'El formato del vale aún no esta completo'],
    [3, 'Un vale en estado CANCELADO no permite imprimirlo.'],
    [6, 'Un vale en estado RECHAZADO no permite imprimirlo.'],
  ])('is not given in state %i', async (estado, text) => {
    const { id } = await newVoucher(desk, { estado });
    const answer = await print(id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, text]);
    expect(await desk.db.select().from(valeImpresiones).where(eq(valeImpresiones.idVale, id))).toEqual([]);
  });

  it('is given to whoever works with vouchers, of any store, and to nobody else', async () => {
    const { id } = await newVoucher(desk);
    expect((await desk.stranger.get(`vales/generaValePDF/${id}/1`)).statusCode).toBe(403);
    await grantPermissions(desk.db, 100_006, [13]);
    expect((await desk.stranger.get(`vales/generaValePDF/${id}/1`)).statusCode).toBe(200);
    expect((await print(999_999)).json().message).toBe('No hay ningún vale en esa dirección (número interno 999999).');
  });
});

describe('the paper of a whole sale of 629 lines', () => {
  const many = Array.from({ length: 629 }, (_, n) => ({ linea: n + 1, numArt: `20${n + 1}` }));
  let id: number;
  beforeAll(async () => {
    ({ id } = await newVoucher(desk, { operacion: LONG, total: pesos(145_928), saldo: pesos(145_928) }, many));
  });

  it('has every line, the head of the table on each page, and the number of each page', async () => {
    const answer = await print(id);
    const pages = textOfPdf(answer.rawPayload).filter((lines) => lines.length > 0);
    expect(pages.length).toBeGreaterThan(10);
    expect(pageSizes(answer.rawPayload)).toHaveLength(pages.length);
    const lines = new Set(pages.flat());
    expect(many.filter(({ linea }) => !lines.has(`Renglón ${linea}`))).toEqual([]);
    pages.forEach((page, n) => {
      expect(page.join('\n')).toContain(`Página ${n + 1} de ${pages.length}`);
      if (page.some((line) => line.startsWith('Renglón'))) expect(page).toContain('Descripción');
    });
  });

  it('is a ticket of 80 mm that grows with its lines', async () => {
    const short = await print((await newVoucher(desk)).id, TICKET);
    const long = await print(id, TICKET);
    const [[width = 0, ofOne = 0] = []] = pageSizes(short.rawPayload);
    expect(width / (72 / 25.4)).toBeCloseTo(80, 1);
    const height = pageSizes(long.rawPayload).reduce((total, [, one]) => total + one, 0);
    expect(height).toBeGreaterThan(ofOne + 628 * 20);
    // The longest page that readers and rolls take.
    expect(pageSizes(long.rawPayload).every(([, one]) => one <= 14_400)).toBe(true);
    const lines = new Set(textOfPdf(long.rawPayload).flat());
    expect(many.filter(({ linea }) => !lines.has(`Renglón ${linea}`))).toEqual([]);
  });
});

describe('letters and bars', () => {
  it('shows Spanish in the font that every reader has', () => {
    expect(printed('Ñandú  «áéíóú» $5 €\n“hola”')).toEqual({
      text: 'Ñandú «áéíóú» $5 € “hola”',
      font: { plain: 'Helvetica', bold: 'Helvetica-Bold' },
    });
    expect(printed('n\u0303o').text).toBe('ño');
  });

  it.each([
    ['Łukasz Wójcik', 'Łukasz Wójcik'],
    ['Marija Đorđević', 'Marija Đorđević'],
    ['Zoë Șerban', 'Zoë Șerban'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['Ελένη Иванова', 'Ελένη Иванова'],
    ['王芳丽 Li', '[WangFangLi] Li'],
    ['김민수', '[GimMinSu]'],
    ['José 🦊 Ruiz\u200d', 'José [:fox:] Ruiz'],
    ['Ana \ue000', 'Ana [U+E000]'],
  ])('shows %s as %s, and never a question mark', (name, expected) => {
    expect(printed(name).text).toBe(expected);
  });

  it('draws a name with the letters that Helvetica lacks, on letter and ticket', async () => {
    for (const format of [undefined, TICKET] as const) {
      const made = await newVoucher(desk);
      await desk.db.execute(
        sql`update clientes set nombre = 'Łukasz 王芳丽', apellido_paterno = 'Đorđević', apellido_materno = 'Șerban'
            where numiden = (select numiden_cliente from vales where id = ${made.id})`,
      );
      const text = textOfPdf((await print(made.id, format)).rawPayload)
        .flat()
        .join('\n');
      expect(text).toContain('Łukasz [WangFangLi]');
      expect(text).toMatch(/Đorđević\s+Șerban/);
      expect(text).not.toContain('?');
    }
  });

  it('ends every barcode as Code 128 ends, and gives eleven modules to a letter', () => {
    const bars = barWidthsOf('D001000123');
    expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    const modules = bars.reduce((total, width) => total + width, 0);
    expect((modules - 13) % 11).toBe(0);
  });
});
