/** Mail that is owed goes out, once, whatever happens to who sends it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { esperaDeCorreo, MAX_INTENTOS_CORREO } from '#domain/correos';
import { correos } from '../../server/db/schema/neighbours.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import { bitacora } from '../../server/db/schema/system.ts';
import { valeImpresiones } from '../../server/db/schema/vales.ts';
import { createDeliverer, MAIL_LEASE_MS } from '../../server/mail/deliver.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { smtpMail } from '../../server/neighbours/mail.ts';
import { valeHistory } from '../../server/vales/work.ts';
import { textOfPdf } from '../pdf.ts';
import { createBed, ENGINE } from './bed.ts';
import type { Desk } from './casos.desk.ts';
import { ADMINISTRATOR, ASESOR, NOW, newKey, openDesk } from './casos.desk.ts';
import { seedOperations } from './operaciones.seed.ts';
import { getOnce, newVoucher, pesos } from './papel.seed.ts';
import { grantPermissions } from './people.ts';
import type { Process } from './process.ts';
import { runCommand, signInByNetwork } from './process.ts';
import type { MailServer } from './smtp.ts';
import { startMailServer } from './smtp.ts';

let desk: Desk;
let cookie: string;
let server: MailServer;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  cookie = await desk.bed.signIn(ADMINISTRATOR);
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.db.delete(correos);
  desk.bed.clock.now = NOW;
  server = await startMailServer();
});
afterEach(() => server.close());

const PUBLIC = readPublicCases();

/** Null where the inputs that people reported are not beside the project. */
function readPublicCases(): { readonly P24: Readonly<Record<string, string>> } | null {
  const path = fileURLToPath(new URL('../../../shared/data/casos_publicos/casos.json', import.meta.url));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

let owed = 0;
async function owe(howMany = 1, para = 'ana@correo.mx'): Promise<void> {
  await desk.db.transaction(async (tx) => {
    for (let n = 0; n < howMany; n += 1) {
      owed += 1;
      const clave = `prueba-${owed}`;
      await queueMail(tx, { clave, para, asunto: clave, texto: 'Señal de ñandú', numiden: null }, NOW);
    }
  });
}

/** A deliverer as each process has one; it does not look by itself. */
function newDeliverer() {
  const mail = smtpMail({ smtpUrl: server.url, remitente: 'vales@cadena.mx', cadena: 'Mostrador' });
  if (mail === null) throw new Error('There is nowhere to send mail');
  return createDeliverer({ db: desk.db, mail, now: () => desk.bed.clock.now, log: { error: () => undefined } });
}

function outbox() {
  return desk.db.select().from(correos).orderBy(asc(correos.id));
}

describe('the outbox', () => {
  it('holds what is owed once it is committed, and nothing of what was rolled back', async () => {
    await desk.db
      .transaction(async (tx) => {
        await queueMail(tx, { clave: 'nada', para: 'a@b.mx', asunto: '', texto: '', numiden: null }, NOW);
        throw new Error('rolled back on purpose');
      })
      .catch(() => undefined);
    expect(await outbox()).toEqual([]);
    await owe();
    expect(await outbox()).toMatchObject([{ estado: 'pendiente', intentos: 0 }]);
  });

  it('is delivered: from whom, to whom, what, and never twice', async () => {
    await owe();
    const deliverer = newDeliverer();
    expect([await deliverer.deliver(), await deliverer.deliver()]).toEqual([1, 0]);
    expect(server.taken).toMatchObject([{ from: 'vales@cadena.mx', to: 'ana@correo.mx' }]);
    const data = server.taken[0]?.data ?? '';
    expect(data).toContain(`Subject: prueba-${owed}`);
    expect(data).toMatch(new RegExp(`Message-ID: <\\d+\\.prueba-${owed}@127\\.0\\.0\\.1>`, 'i'));
    expect(await outbox()).toMatchObject([{ estado: 'enviado', intentos: 1, enviado: NOW, error: null }]);
    await deliverer.stop();
  });

  it('is delivered once by four processes at once', async () => {
    await owe(23);
    const deliverers = Array.from({ length: 4 }, newDeliverer);
    const sent = await Promise.all(deliverers.map((deliverer) => deliverer.deliver()));
    expect(sent.reduce((total, one) => total + one, 0)).toBe(23);
    const subjects = server.taken.map(({ data }) => /Subject: (.*)\r/.exec(data)?.[1]);
    expect([subjects.length, new Set(subjects).size]).toEqual([23, 23]);
    for (const deliverer of deliverers) await deliverer.stop();
  });

  it('goes out after the process that was sending it was killed, once its time is up and not before', async () => {
    server.manner = 'hang';
    await owe();
    const killed = newDeliverer();
    const handedOver = server.nextHandedOver();
    // Never answered, and never looked at again: as if its process were gone.
    const unfinished = killed.deliver().catch(() => undefined);
    await handedOver;
    server.manner = 'take';
    const other = newDeliverer();
    desk.bed.clock.advance(MAIL_LEASE_MS - 1);
    expect(await other.deliver()).toBe(0);
    desk.bed.clock.advance(1);
    expect(await other.deliver()).toBe(1);
    expect(server.taken).toHaveLength(1);
    // An outcome that the first one learns now changes nothing any more.
    await server.close();
    await unfinished;
    expect(await outbox()).toMatchObject([{ estado: 'enviado', intentos: 2 }]);
    for (const deliverer of [killed, other]) await deliverer.stop();
  });

  it('is tried eight times, less and less often, and then given up with the mail server’s own words', async () => {
    server.manner = 'refuse';
    await owe();
    const deliverer = newDeliverer();
    for (let attempt = 1; attempt < MAX_INTENTOS_CORREO; attempt += 1) {
      await deliverer.deliver();
      expect(await outbox()).toMatchObject([{ estado: 'pendiente', intentos: attempt }]);
      const wait = esperaDeCorreo(attempt) ?? 0;
      expect(wait).toBe(60_000 * 2 ** (attempt - 1));
      desk.bed.clock.advance(wait - 1);
      await deliverer.deliver();
      expect(await outbox()).toMatchObject([{ intentos: attempt }]);
      desk.bed.clock.advance(1);
    }
    await deliverer.deliver();
    expect(await outbox()).toMatchObject([
      { estado: 'fallido', intentos: 8, error: expect.stringContaining('el buzón está lleno') },
    ]);
    desk.bed.clock.advance(365 * 24 * 3_600_000);
    expect(await deliverer.deliver()).toBe(0);
    await deliverer.stop();
  });

  it.each([
    ['550 5.1.1 no existe ese usuario', 'el servidor de correo contestó «550 5.1.1 no existe ese usuario»'],
    ['552 5.2.2 el buzón no tiene lugar', 'el servidor de correo contestó «552 5.2.2 el buzón no tiene lugar»'],
  ])('is not tried again after a no for good: %s', async (answer, motivo) => {
    server.answerTo = () => answer;
    await owe();
    const deliverer = newDeliverer();
    await deliverer.deliver();
    expect(await outbox()).toMatchObject([{ estado: 'fallido', intentos: 1, error: motivo }]);
    desk.bed.clock.advance(24 * 3_600_000);
    await deliverer.deliver();
    expect(server.heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    await deliverer.stop();
  });

  it.each(['421 4.3.2 cerrado por hoy', '450 4.2.1 ocupado'])(
    'is tried again after a no for now: %s',
    async (answer) => {
      server.answerTo = () => answer;
      await owe();
      const deliverer = newDeliverer();
      await deliverer.deliver();
      expect(await outbox()).toMatchObject([{ estado: 'pendiente', intentos: 1 }]);
      server.answerTo = () => '250 bien';
      desk.bed.clock.advance(60_000);
      expect(await deliverer.deliver()).toBe(1);
      await deliverer.stop();
    },
  );

  it('is tried again where nobody answers at all', async () => {
    await owe();
    const deliverer = newDeliverer();
    await server.close();
    await deliverer.deliver();
    expect(await outbox()).toMatchObject([
      { estado: 'pendiente', error: expect.stringContaining('no se pudo hablar con el servidor de correo') },
    ]);
    await deliverer.stop();
  });

  it.skipIf(PUBLIC === null)(
    'goes to letters beyond ASCII as the mail server takes them (skipped without the file)',
    async () => {
      const { correo, dominio_con_ene: otherDomain, respuesta_del_servidor: no } = PUBLIC?.P24 ?? {};
      server.answerTo = (to) => (/[^\p{ASCII}].*@/u.test(to) ? String(no) : '250 bien');
      await owe(1, correo);
      await owe(1, otherDomain);
      const deliverer = newDeliverer();
      await deliverer.deliver();
      expect(await outbox()).toMatchObject([
        {
          estado: 'fallido',
          intentos: 1,
          error: `el servidor de correo no acepta letras con acento o ñ antes de la arroba (${no}). Use otra dirección`,
        },
        { estado: 'enviado' },
      ]);
      expect(server.taken).toMatchObject([{ to: 'ana@xn--pea-8ma.example', asked: '' }]);
      server.offers = ['SMTPUTF8', '8BITMIME'];
      server.answerTo = () => '250 bien';
      await owe(1, correo);
      await deliverer.deliver();
      expect(server.taken[1]).toMatchObject({ to: correo, asked: expect.stringContaining('SMTPUTF8') });
      await deliverer.stop();
    },
  );

  it('ends with its server, which waits no longer for a mail server than for people', async () => {
    server.manner = 'hang';
    const bed = await createBed({ environment: { SMTP_URL: server.url } });
    const handedOver = server.nextHandedOver();
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
    await owe(2);
    const answer = (await desk.administrador.get('correos/lista')).json();
    expect(answer).toMatchObject({ envia: false, pendientes: 2, fallidos: 0 });
    expect(answer.correos).toHaveLength(2);
    expect(answer.correos[0]).toMatchObject({ para: 'ana@correo.mx', estado: 'pendiente', adjunto: null });
    expect(answer.correos[0]).not.toHaveProperty('texto');
  });
});

describe('the mail about a decision', () => {
  const tell = (id: number, b: number) => getOnce(desk, cookie, `vales/correo-depreciacion-atendida/${id}/${b}`);

  const decide = (path: 'autorizar' | 'rechazar', payload: object) =>
    desk.bed.app.inject({
      method: 'POST',
      url: `/mostrador/api/vales/${path}-vale`,
      headers: { cookie, 'idempotency-key': newKey() },
      payload,
    });
  const waiting = () =>
    newVoucher(desk, { estado: 5, numidenCrea: ASESOR, autores: [ASESOR], depreciacion: pesos(23.2) });

  it.each([
    ['autorizar', { comentario: 'Procede.' }, 'autorizado'],
    ['rechazar', { motivo: 'No procede' }, 'rechazado'],
  ] as const)('is owed by the decision itself, and the history says how it stands: %s', async (path, words, said) => {
    const { id, folio } = await waiting();
    const version = 1;
    expect((await decide(path, { id, version: version + 1, ...words })).statusCode).toBe(409);
    expect(await outbox()).toEqual([]);
    const answer = await decide(path, { id, version, ...words });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await outbox()).toMatchObject([
      {
        para: '100002@ejemplo.mx',
        asunto: `Vale ${folio} ${said}`,
        numiden: ADMINISTRATOR,
        entidad: 'vale',
        idEntidad: id,
      },
    ]);
    const told = async () => (await valeHistory.since(desk.db, id, -1, 99)).map(({ accion }) => accion).join('. ');
    expect(await told()).toContain('Aviso por enviar a quien lo hizo (100002@ejemplo.mx)');
    // Who integrates may go on asking for it: it was told.
    expect((await tell(id, path === 'autorizar' ? 1 : 0)).statusCode).toBe(200);
    expect(await outbox()).toHaveLength(1);
    server.answerTo = () => '550 5.1.1 no existe';
    const deliverer = newDeliverer();
    await deliverer.deliver();
    await deliverer.stop();
    expect(await told()).toContain(
      'No se pudo enviar el aviso a quien lo hizo (100002@ejemplo.mx): el servidor de correo contestó «550 5.1.1 no existe»',
    );
    expect((await getOnce(desk, cookie, 'correos/por-atender')).json().correos).toMatchObject([{ valeId: id }]);
  });

  it('is no reason against a decision where its maker has no address, which the history says', async () => {
    await desk.db.update(usuarios).set({ correo: '' }).where(eq(usuarios.numiden, ASESOR));
    const { id } = await waiting();
    expect((await decide('autorizar', { id, version: 1, comentario: '' })).statusCode).toBe(200);
    expect((await valeHistory.since(desk.db, id, -1, 99)).map(({ accion }) => accion)).toContain(
      'No se avisó a quien lo hizo: no tiene correo',
    );
    await desk.db.update(usuarios).set({ correo: '100002@ejemplo.mx' }).where(eq(usuarios.numiden, ASESOR));
  });

  it('tells who made the voucher, once for each decision', async () => {
    const { id, folio } = await newVoucher(desk, {
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
    expect(await outbox()).toMatchObject([{ para: '100002@ejemplo.mx', asunto: `Vale ${folio} autorizado` }]);
    const [mail] = await outbox();
    expect(mail?.texto.split('\n')).toEqual([
      `El vale ${folio} fue autorizado por Ana Administradora.`,
      ...['', 'Total: $232.00', 'Depreciación: $23.20', '', 'Comentario: Procede por esta ocasión.'],
    ]);
    const audited = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'correoDepreciacionAtendida'));
    expect(audited).toHaveLength(1);
  });

  it.each([
    [1, 1, 'no se ha autorizado.'],
    [5, 1, 'no se ha autorizado.'],
    [6, 1, 'no se ha autorizado.'],
    [1, 0, 'no se ha rechazado.'],
    [5, 0, 'no se ha rechazado.'],
  ])('tells nothing that is not so: state %i, %i', async (estado, b, text) => {
    const { id, folio } = await newVoucher(desk, { estado });
    const answer = await tell(id, b);
    expect([answer.statusCode, answer.json().message]).toEqual([409, `El vale ${folio} ${text}`]);
    expect(await outbox()).toEqual([]);
  });

  it('cannot be sent to nobody', async () => {
    const unknown = await newVoucher(desk, { estado: 6, numidenCrea: null });
    expect((await tell(unknown.id, 0)).json().message).toContain('No se sabe quién hizo este vale');
    await desk.db.update(usuarios).set({ correo: '' }).where(eq(usuarios.numiden, ASESOR));
    const { id } = await newVoucher(desk, { estado: 6, numidenCrea: ASESOR });
    expect((await tell(id, 0)).json().message).toContain('no tiene correo');
    await desk.db.update(usuarios).set({ correo: '100002@ejemplo.mx' }).where(eq(usuarios.numiden, ASESOR));
  });

  it('is for who authorizes', async () => {
    await grantPermissions(desk.db, 100_006, [16, 13]);
    expect((await desk.stranger.get('vales/correo-depreciacion-atendida/1/1')).statusCode).toBe(403);
  });
});

describe('a mail at its record, and as a task of who sent it', () => {
  const historyOf = async (id: number) =>
    (await valeHistory.since(desk.db, id, -1, 99)).map(({ accion }) => accion).filter((text) => text.includes('@'));
  const tasks = async () => (await getOnce(desk, cookie, 'correos/por-atender')).json();

  it('is to be sent, was sent, or could not be sent and why', async () => {
    const { id, folio } = await newVoucher(desk);
    const deliverer = newDeliverer();
    await getOnce(desk, cookie, `facturas/enviarDocumento?folio=${folio}&correo=maria%40correo.mx`);
    expect(await historyOf(id)).toEqual(['Vale por enviar a maria@correo.mx (impresión 1)']);
    await deliverer.deliver();
    expect(await historyOf(id)).toEqual(['Vale enviado a maria@correo.mx (impresión 1)']);
    expect(await tasks()).toEqual({ total: 0, correos: [] });
    server.answerTo = () => '550 5.1.1 no existe';
    await getOnce(desk, cookie, `facturas/enviarDocumento?folio=${folio}&correo=otra%40correo.mx`);
    await deliverer.deliver();
    await deliverer.stop();
    const motivo = 'el servidor de correo contestó «550 5.1.1 no existe»';
    expect((await historyOf(id))[1]).toBe(`No se pudo enviar el vale a otra@correo.mx (impresión 2): ${motivo}`);
    const { total, correos: unsent } = await tasks();
    expect([total, unsent]).toEqual([
      1,
      [expect.objectContaining({ para: 'otra@correo.mx', motivo, valeId: id, casoId: null })],
    ]);
    const attend = (as: string) =>
      desk.bed.app.inject({
        method: 'POST',
        url: '/mostrador/api/correos/atender',
        headers: { cookie: as },
        payload: { id: unsent[0].id },
      });
    expect((await attend(await desk.bed.signIn(ASESOR))).statusCode).toBe(404);
    expect((await attend(cookie)).json()).toEqual({ codigo: 1, descripcion: 'El correo queda atendido.' });
    expect((await attend(cookie)).statusCode).toBe(200);
    expect(await tasks()).toEqual({ total: 0, correos: [] });
    const audited = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'atenderCorreo'));
    expect(audited).toHaveLength(1);
  });
});

describe('the paper of a voucher by mail', () => {
  const send = (folio: string, correo: string, key?: string) =>
    getOnce(desk, cookie, `facturas/enviarDocumento?folio=${folio}&correo=${encodeURIComponent(correo)}`, key);

  it('is attached, and counts as a print', async () => {
    const { id, folio } = await newVoucher(desk);
    expect((await send(folio.toLowerCase(), 'maria@correo.mx')).json().codigo).toBe(1);
    await getOnce(desk, cookie, `vales/generaValePDF/${id}/1`);
    await send(folio, 'maria@correo.mx');
    const deliverer = newDeliverer();
    expect(await deliverer.deliver()).toBe(2);
    await deliverer.stop();
    const papers = server.taken.map(({ to, data }) => {
      expect(to).toBe('maria@correo.mx');
      const [, content = ''] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(data) ?? [];
      return textOfPdf(Buffer.from(content, 'base64')).flat().join();
    });
    expect(papers[0]).toContain(folio);
    expect(papers[0]).not.toContain('REIMPRESIÓN');
    expect(papers[1]).toContain('REIMPRESIÓN 3');
  });

  it('is mailed once per key, and a print of its own for each of ten at once', async () => {
    const { id, folio } = await newVoucher(desk);
    await Promise.all(Array.from({ length: 5 }, () => send(folio, 'a@correo.mx', 'un-solo-correo')));
    expect(await outbox()).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(folio, 'a@correo.mx')));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const prints = await desk.db.select().from(valeImpresiones).where(eq(valeImpresiones.idVale, id));
    expect(prints.map(({ numero }) => numero).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('is refused for a folio that nobody has, an address that is none, and a voucher without paper', async () => {
    const { folio } = await newVoucher(desk, { estado: 4 });
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
    expect(await outbox()).toEqual([]);
  });
});

describe.skipIf(ENGINE === 'postgres')('a server that was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'correos-'));
  const running: Process[] = [];
  const start = (environment: Readonly<Record<string, string>>) => {
    const begun = runCommand('dev', { DATA_DIR: folder, PORT: '0', ...environment });
    running.push(begun);
    return begun;
  };
  afterAll(async () => {
    for (const { hijo, fin } of running) {
      hijo.kill('SIGKILL');
      await fin;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  // Two starts, the first of which fills the sample in: on a busy machine that alone takes a minute.
  it('sends after its restart what it owed', { timeout: 180_000 }, async () => {
    const first = start({});
    const address = await first.direccion;
    const { cookie: session } = await signInByNetwork(address, ADMINISTRATOR);
    const ask = (path: string, body?: object) =>
      fetch(`${address}api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: session, 'idempotency-key': 'clave-del-correo', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const { vales: found } = (await (await ask('vales/lista', { estado: 1 })).json()) as { vales: { folio: string }[] };
    const folio = found[0]?.folio ?? '';
    const told = await ask(`facturas/enviarDocumento?folio=${folio}&correo=maria%40correo.mx`);
    expect(told.status, await told.text()).toBe(200);
    first.hijo.kill('SIGKILL');
    await first.fin;
    const handedOver = server.nextHandedOver();
    const again = start({ SMTP_URL: server.url });
    await again.direccion;
    await handedOver;
    expect(server.taken).toMatchObject([{ to: 'maria@correo.mx' }]);
    expect(server.taken[0]?.data).toContain(`vale-${folio}.pdf`);
  });
});
