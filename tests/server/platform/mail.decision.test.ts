/** Who made a voucher is told by mail what was decided about it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SE_DESHACE_MS } from '#domain/common/deshacer';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, NOW } from '../casos/casos.desk.ts';
import { newVoucher, pesos } from '../vales/papel.seed.ts';
import { openMailDesk } from './mail.desk.ts';

const mail = openMailDesk();

describe('the mail about a decision', () => {
  const tell = (id: number, b: number) =>
    mail.desk.administrador.getOnce(`vales/correo-depreciacion-atendida/${id}/${b}`);

  const decide = (path: 'autorizar' | 'rechazar', payload: object) =>
    mail.desk.administrador.send(`vales/${path}-vale`, payload);
  const historyOf = async (id: number) =>
    (await valeHistory.since(mail.desk.db, id, -1, 99)).map(({ accion }) => accion);
  const addressOfMaker = (correo: string) =>
    mail.desk.db.update(usuarios).set({ correo }).where(eq(usuarios.numiden, ASESOR));
  const waiting = () =>
    newVoucher(mail.desk, { estado: 5, numidenCrea: ASESOR, autores: [ASESOR], depreciacion: pesos(23.2) });

  it.each([
    ['autorizar', { comentario: 'Procede.' }, 'autorizado'],
    ['rechazar', { motivo: 'No procede' }, 'rechazado'],
  ] as const)('is owed by the decision itself, and the history says how it stands: %s', async (path, words, said) => {
    const { id, folio } = await waiting();
    const version = 1;
    expect((await decide(path, { id, version: version + 1, ...words })).statusCode).toBe(409);
    expect(await mail.outbox()).toEqual([]);
    const answer = await decide(path, { id, version, ...words });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await mail.outbox()).toMatchObject([
      {
        para: '100002@ejemplo.mx',
        asunto: `Vale ${folio} ${said}`,
        numiden: ADMINISTRATOR,
        entidad: 'vale',
        idEntidad: id,
      },
    ]);
    const told = async () => (await historyOf(id)).join('. ');
    expect(await told()).toContain('Aviso por enviar a quien lo hizo (100002@ejemplo.mx)');
    // Who integrates may go on asking for it: it was told.
    expect((await tell(id, path === 'autorizar' ? 1 : 0)).statusCode).toBe(200);
    expect(await mail.outbox()).toHaveLength(1);
    // Until then the decision may be taken back.
    mail.desk.bed.clock.advance(SE_DESHACE_MS);
    mail.server.answerTo = () => '550 5.1.1 no existe';
    await mail.deliver();
    expect(await told()).toContain(
      'No se pudo enviar el aviso a quien lo hizo (100002@ejemplo.mx): el servidor de correo contestó «550 5.1.1 no existe»',
    );
    expect((await mail.desk.administrador.get('correos/por-atender')).json().correos).toMatchObject([{ valeId: id }]);
  });

  it('is no reason against a decision where its maker has no address, which the history says', async () => {
    await addressOfMaker('');
    const { id } = await waiting();
    expect((await decide('autorizar', { id, version: 1, comentario: '' })).statusCode).toBe(200);
    expect(await historyOf(id)).toContain('No se avisó a quien lo hizo: no tiene correo');
    await addressOfMaker('100002@ejemplo.mx');
  });

  it('tells who made the voucher, once for each decision', async () => {
    const { id, folio } = await newVoucher(mail.desk, {
      numidenCrea: ASESOR,
      numidenResuelve: ADMINISTRATOR,
      fechaResuelve: NOW,
      depreciacion: pesos(23.2),
      comentarioResuelve: 'Procede por esta ocasión.',
    });
    const first = await tell(id, 1);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      {
        codigo: 1,
        descripcion:
          'El correo a 100002@ejemplo.mx quedó en la lista de salida: este servidor todavía no tiene por dónde enviar correos',
      },
    ]);
    await Promise.all([tell(id, 1), tell(id, 1)]);
    expect(await mail.outbox()).toMatchObject([{ para: '100002@ejemplo.mx', asunto: `Vale ${folio} autorizado` }]);
    const [sent] = await mail.outbox();
    expect(sent?.texto.split('\n')).toEqual([
      `El vale ${folio} fue autorizado por Ana Administradora.`,
      ...['', 'Total: $232.00', 'Depreciación: $23.20', '', 'Comentario: Procede por esta ocasión.'],
    ]);
    const audited = await mail.desk.db.select().from(bitacora).where(eq(bitacora.accion, 'correoDepreciacionAtendida'));
    expect(audited).toHaveLength(1);
  });

  it.each([
    [1, 1, 'no se ha autorizado.'],
    [5, 1, 'no se ha autorizado.'],
    [6, 1, 'no se ha autorizado.'],
    [1, 0, 'no se ha rechazado.'],
    [5, 0, 'no se ha rechazado.'],
  ])('tells nothing that is not so: state %i, %i', async (estado, b, text) => {
    const { id, folio } = await newVoucher(mail.desk, { estado });
    const answer = await tell(id, b);
    expect([answer.statusCode, answer.json().message]).toEqual([409, `El vale ${folio} ${text}`]);
    expect(await mail.outbox()).toEqual([]);
  });

  it('cannot be sent to nobody', async () => {
    const unknown = await newVoucher(mail.desk, { estado: 6, numidenCrea: null });
    expect((await tell(unknown.id, 0)).json().message).toContain('No se sabe quién hizo este vale');
    await addressOfMaker('');
    const { id } = await newVoucher(mail.desk, { estado: 6, numidenCrea: ASESOR });
    expect((await tell(id, 0)).json().message).toContain('no tiene correo');
    await addressOfMaker('100002@ejemplo.mx');
  });

  it('is for who authorizes', async () => {
    await grantPermissions(mail.desk.db, 100_006, [16, 13]);
    expect((await mail.desk.stranger.get('vales/correo-depreciacion-atendida/1/1')).statusCode).toBe(403);
  });
});
