/** Mail that is owed goes out, once, whatever happens to who sends it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { esperaDeCorreo, MAX_INTENTOS_CORREO } from '#domain/common/correos';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { MAIL_LEASE_MS } from '../../../server/platform/mail/deliver.ts';
import { queueMail } from '../../../server/platform/mail/outbox.ts';
import { createBed } from '../bed/bed.ts';
import { NOW } from '../casos/casos.desk.ts';
import { openMailDesk } from './mail.desk.ts';

const mail = openMailDesk();

const PUBLIC = readPublicCases();

/** Null where the inputs that people reported are not beside the project. */
function readPublicCases(): { readonly P24: Readonly<Record<string, string>> } | null {
  const path = fileURLToPath(new URL('../../../../shared/data/casos_publicos/casos.json', import.meta.url));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

describe('the outbox', () => {
  it('holds what is owed once it is committed, and nothing of what was rolled back', async () => {
    await mail.desk.db
      .transaction(async (tx) => {
        await queueMail(tx, { clave: 'nada', para: 'a@b.mx', asunto: '', texto: '', numiden: null }, NOW);
        throw new Error('rolled back on purpose');
      })
      .catch(() => undefined);
    expect(await mail.outbox()).toEqual([]);
    await mail.owe();
    expect(await mail.outbox()).toMatchObject([{ estado: 'pendiente', intentos: 0 }]);
  });

  it('is delivered: with its sender, its receiver and its text, and never twice', async () => {
    const [clave = ''] = await mail.owe();
    const deliverer = mail.newDeliverer();
    expect([await deliverer.deliver(), await deliverer.deliver()]).toEqual([1, 0]);
    expect(mail.server.taken).toMatchObject([{ from: 'vales@cadena.mx', to: 'ana@correo.mx' }]);
    const data = mail.server.taken[0]?.data ?? '';
    expect(data).toContain(`Subject: ${clave}`);
    expect(data).toMatch(new RegExp(`Message-ID: <\\d+\\.${clave}@127\\.0\\.0\\.1>`, 'i'));
    expect(await mail.outbox()).toMatchObject([{ estado: 'enviado', intentos: 1, enviado: NOW, error: null }]);
    await deliverer.stop();
  });

  it('is delivered once by four processes at once', async () => {
    await mail.owe(23);
    const deliverers = Array.from({ length: 4 }, () => mail.newDeliverer());
    const sent = await Promise.all(deliverers.map((deliverer) => deliverer.deliver()));
    expect(sent.reduce((total, one) => total + one, 0)).toBe(23);
    const subjects = mail.server.taken.map(({ data }) => /Subject: (.*)\r/.exec(data)?.[1]);
    expect([subjects.length, new Set(subjects).size]).toEqual([23, 23]);
    for (const deliverer of deliverers) await deliverer.stop();
  });

  it('goes out after the process that was sending it was killed, once its time is up and not before', async () => {
    mail.server.manner = 'hang';
    await mail.owe();
    const killed = mail.newDeliverer();
    const handedOver = mail.server.nextHandedOver();
    // Never answered, and never looked at again: as if its process were gone.
    const unfinished = killed.deliver().catch(() => undefined);
    await handedOver;
    mail.server.manner = 'take';
    const other = mail.newDeliverer();
    mail.desk.bed.clock.advance(MAIL_LEASE_MS - 1);
    expect(await other.deliver()).toBe(0);
    mail.desk.bed.clock.advance(1);
    expect(await other.deliver()).toBe(1);
    expect(mail.server.taken).toHaveLength(1);
    // An outcome that the first one learns now changes nothing any more.
    await mail.server.close();
    await unfinished;
    expect(await mail.outbox()).toMatchObject([{ estado: 'enviado', intentos: 2 }]);
    for (const deliverer of [killed, other]) await deliverer.stop();
  });

  it('is tried eight times, less and less often, and then given up with the mail server’s own words', async () => {
    mail.server.manner = 'refuse';
    await mail.owe();
    const deliverer = mail.newDeliverer();
    for (let attempt = 1; attempt < MAX_INTENTOS_CORREO; attempt += 1) {
      await deliverer.deliver();
      expect(await mail.outbox()).toMatchObject([{ estado: 'pendiente', intentos: attempt }]);
      const wait = esperaDeCorreo(attempt) ?? 0;
      expect(wait).toBe(60_000 * 2 ** (attempt - 1));
      mail.desk.bed.clock.advance(wait - 1);
      await deliverer.deliver();
      expect(await mail.outbox()).toMatchObject([{ intentos: attempt }]);
      mail.desk.bed.clock.advance(1);
    }
    await deliverer.deliver();
    expect(await mail.outbox()).toMatchObject([
      { estado: 'fallido', intentos: 8, error: expect.stringContaining('el buzón está lleno') },
    ]);
    mail.desk.bed.clock.advance(365 * 24 * 3_600_000);
    expect(await deliverer.deliver()).toBe(0);
    await deliverer.stop();
  });

  it.each([
    ['550 5.1.1 no existe ese usuario', 'el servidor de correo contestó «550 5.1.1 no existe ese usuario»'],
    ['552 5.2.2 el buzón no tiene lugar', 'el servidor de correo contestó «552 5.2.2 el buzón no tiene lugar»'],
  ])('is not tried again after a no for good: %s', async (answer, motivo) => {
    mail.server.answerTo = () => answer;
    await mail.owe();
    const deliverer = mail.newDeliverer();
    await deliverer.deliver();
    expect(await mail.outbox()).toMatchObject([{ estado: 'fallido', intentos: 1, error: motivo }]);
    mail.desk.bed.clock.advance(24 * 3_600_000);
    await deliverer.deliver();
    expect(mail.server.heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    await deliverer.stop();
  });

  it.each(['421 4.3.2 cerrado por hoy', '450 4.2.1 ocupado'])(
    'is tried again after a no for now: %s',
    async (answer) => {
      mail.server.answerTo = () => answer;
      await mail.owe();
      const deliverer = mail.newDeliverer();
      await deliverer.deliver();
      expect(await mail.outbox()).toMatchObject([{ estado: 'pendiente', intentos: 1 }]);
      mail.server.answerTo = () => '250 bien';
      mail.desk.bed.clock.advance(60_000);
      expect(await deliverer.deliver()).toBe(1);
      await deliverer.stop();
    },
  );

  it('is tried again where nobody answers at all', async () => {
    await mail.owe();
    const deliverer = mail.newDeliverer();
    await mail.server.close();
    await deliverer.deliver();
    expect(await mail.outbox()).toMatchObject([
      { estado: 'pendiente', error: expect.stringContaining('no se pudo hablar con el servidor de correo') },
    ]);
    await deliverer.stop();
  });

  it.skipIf(PUBLIC === null)(
    'goes to letters beyond ASCII as the mail server takes them (skipped without the file)',
    async () => {
      const { correo, dominio_con_ene: otherDomain, respuesta_del_servidor: no } = PUBLIC?.P24 ?? {};
      mail.server.answerTo = (to) => (/[^\p{ASCII}].*@/u.test(to) ? String(no) : '250 bien');
      await mail.owe(1, correo);
      await mail.owe(1, otherDomain);
      const deliverer = mail.newDeliverer();
      await deliverer.deliver();
      expect(await mail.outbox()).toMatchObject([
        {
          estado: 'fallido',
          intentos: 1,
          error: `el servidor de correo no acepta letras con acento o ñ antes de la arroba (${no}). Use otra dirección`,
        },
        { estado: 'enviado' },
      ]);
      expect(mail.server.taken).toMatchObject([{ to: 'ana@xn--pea-8ma.example', asked: '' }]);
      mail.server.offers = ['SMTPUTF8', '8BITMIME'];
      mail.server.answerTo = () => '250 bien';
      await mail.owe(1, correo);
      await deliverer.deliver();
      expect(mail.server.taken[1]).toMatchObject({ to: correo, asked: expect.stringContaining('SMTPUTF8') });
      await deliverer.stop();
    },
  );

  it('ends with its server, which waits no longer for a mail server than for people', async () => {
    mail.server.manner = 'hang';
    const bed = await createBed({ environment: { SMTP_URL: mail.server.url } });
    const handedOver = mail.server.nextHandedOver();
    await bed.db.transaction((tx) =>
      queueMail(tx, { clave: 'al-cerrar', para: 'a@b.mx', asunto: 'x', texto: 'x', numiden: null }, NOW),
    );
    bed.clock.now = NOW;
    await handedOver;
    const before = performance.now();
    await bed.app.close();
    expect(performance.now() - before).toBeLessThan(6_000);
    expect(await bed.db.select({ estado: correos.estado }).from(correos)).toEqual([{ estado: 'pendiente' }]);
    await bed.close();
  });

  it('shows what would go out to whoever looks after the settings', async () => {
    await mail.owe(2);
    const answer = (await mail.desk.administrador.get('correos/lista')).json();
    expect(answer).toMatchObject({ envia: false, pendientes: 2, fallidos: 0 });
    expect(answer.correos).toHaveLength(2);
    expect(answer.correos[0]).toMatchObject({ para: 'ana@correo.mx', estado: 'pendiente', adjunto: null });
    expect(answer.correos[0]).not.toHaveProperty('texto');
  });
});
