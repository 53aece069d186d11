import { type MailServer, startMailServer } from '../../server/bed/smtp.ts';
import type { Product } from './product.ts';
import { test as base, withProduct } from './test.ts';

/** A product whose mail goes to a mail server of its own. */
export const test = base.extend<object, { readonly correo: MailServer; readonly producto: Product }>({
  correo: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  producto: [async ({ correo }, use) => withProduct(use, { SMTP_URL: correo.url }), { scope: 'worker' }],
});
