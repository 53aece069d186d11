import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { type MailServer, startMailServer } from '../bed/smtp.ts';
import { ADMINISTRATOR } from '../casos/casos.desk.ts';

const PATIENCE_MS = 180_000;

/** On PostgreSQL the outbox is judged without one (`mail.outbox`): it stands in the database, whoever sends. */
describe('a server on the embedded engine killed while it owes a mail', () => {
  const folder = new MortalFolder(ADMINISTRATOR);
  let mailServer: MailServer;
  beforeAll(() => folder.begin(async () => undefined), PATIENCE_MS);
  beforeEach(async () => {
    mailServer = await startMailServer();
  });
  afterEach(async () => {
    await folder.kill();
    await mailServer.close();
  });
  afterAll(() => folder.remove());

  it(
    'sends after its restart what it owed',
    async () => {
      await folder.start();
      const { vales } = await (await folder.post('vales/lista', { estado: 1 })).json();
      const folio: string = vales[0].folio;
      const told = await folder.get(`facturas/enviarDocumento?folio=${folio}&correo=maria%40correo.mx`);
      expect(told.status, await told.text()).toBe(200);
      await folder.kill();
      folder.with({ SMTP_URL: mailServer.url });
      const handedOver = mailServer.nextHandedOver();
      await folder.start();
      await handedOver;
      expect(mailServer.taken).toMatchObject([{ to: 'maria@correo.mx' }]);
      expect(mailServer.taken[0]?.data).toContain(`vale-${folio}.pdf`);
    },
    PATIENCE_MS,
  );
});
