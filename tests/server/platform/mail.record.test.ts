/** A mail at the record that it is about, and as a task of who sent it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import type { Person } from '../casos/casos.desk.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { openMailDesk } from './mail.desk.ts';

const mail = openMailDesk();

describe('a mail at its record, and as a task of who sent it', () => {
  const historyOf = async (id: number) =>
    (await valeHistory.since(mail.desk.db, id, -1, 99))
      .map(({ accion }) => accion)
      .filter((text) => text.includes('@'));
  const tasks = async () => (await mail.desk.administrador.get('correos/por-atender')).json();

  it('is to be sent, was sent, or could not be sent and why', async () => {
    const { id, folio } = await newVoucher(mail.desk);
    await mail.desk.administrador.getOnce(`facturas/enviarDocumento?folio=${folio}&correo=maria%40correo.mx`);
    expect(await historyOf(id)).toEqual(['Vale por enviar a maria@correo.mx (impresión 1)']);
    await mail.deliver();
    expect(await historyOf(id)).toEqual(['Vale enviado a maria@correo.mx (impresión 1)']);
    expect(await tasks()).toEqual({ total: 0, correos: [] });
    mail.server.answerTo = () => '550 5.1.1 no existe';
    await mail.desk.administrador.getOnce(`facturas/enviarDocumento?folio=${folio}&correo=otra%40correo.mx`);
    await mail.deliver();
    const motivo = 'el servidor de correo contestó «550 5.1.1 no existe»';
    expect((await historyOf(id))[1]).toBe(`No se pudo enviar el vale a otra@correo.mx (impresión 2): ${motivo}`);
    const { total, correos: unsent } = await tasks();
    expect([total, unsent]).toEqual([
      1,
      [expect.objectContaining({ para: 'otra@correo.mx', motivo, valeId: id, casoId: null })],
    ]);
    const attend = (who: Person) => who.post('correos/atender', { id: unsent[0].id });
    expect((await attend(mail.desk.asesor)).statusCode).toBe(404);
    expect((await attend(mail.desk.administrador)).json()).toEqual({
      codigo: 1,
      descripcion: 'El correo queda atendido.',
    });
    expect((await attend(mail.desk.administrador)).statusCode).toBe(200);
    expect(await tasks()).toEqual({ total: 0, correos: [] });
    const audited = await mail.desk.db.select().from(bitacora).where(eq(bitacora.accion, 'atenderCorreo'));
    expect(audited).toHaveLength(1);
  });
});
