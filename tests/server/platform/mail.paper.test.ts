/** The paper of a voucher goes out by mail. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { valeImpresiones } from '../../../server/platform/db/schema/vales.ts';
import { textOfPdf } from '../../pdf.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { openMailDesk } from './mail.desk.ts';

const mail = openMailDesk();

describe('the paper of a voucher by mail', () => {
  const send = (folio: string, correo: string, key?: string) =>
    mail.desk.administrador.getOnce(
      `facturas/enviarDocumento?folio=${folio}&correo=${encodeURIComponent(correo)}`,
      key,
    );

  it('is attached, and counts as a print', async () => {
    const { id, folio } = await newVoucher(mail.desk);
    expect((await send(folio.toLowerCase(), 'maria@correo.mx')).json().codigo).toBe(1);
    await mail.desk.administrador.getOnce(`vales/generaValePDF/${id}/1`);
    await send(folio, 'maria@correo.mx');
    expect(await mail.deliver()).toBe(2);
    const papers = mail.server.taken.map(({ to, data }) => {
      expect(to).toBe('maria@correo.mx');
      const [, content = ''] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(data) ?? [];
      return textOfPdf(Buffer.from(content, 'base64')).flat().join();
    });
    expect(papers[0]).toContain(folio);
    expect(papers[0]).not.toContain('REIMPRESIÓN');
    expect(papers[1]).toContain('REIMPRESIÓN 3');
  });

  it('is mailed once per key, and a print of its own for each of ten at once', async () => {
    const { id, folio } = await newVoucher(mail.desk);
    await Promise.all(Array.from({ length: 5 }, () => send(folio, 'a@correo.mx', 'un-solo-correo')));
    expect(await mail.outbox()).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(folio, 'a@correo.mx')));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const prints = await mail.desk.db.select().from(valeImpresiones).where(eq(valeImpresiones.idVale, id));
    expect(prints.map(({ numero }) => numero).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('is refused for a folio that nobody has, an address that is none, and a voucher without paper', async () => {
    const { folio } = await newVoucher(mail.desk, { estado: 4 });
    const refused = async (one: string, correo: string) => {
      const answer = await send(one, correo);
      return [answer.statusCode, answer.json().message];
    };
    expect(await refused('NADA', 'a@correo.mx')).toEqual([
      404,
      'El folio no existe o se encuentra en una reestructura.',
    ]);
    expect(await refused(folio, 'a@correo')).toEqual([400, 'Email no válido']);
    expect(await refused(folio, 'a@correo.mx')).toEqual([409, 'El formato del vale aún no esta completo']);
    expect(await mail.outbox()).toEqual([]);
  });
});
