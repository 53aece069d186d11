import { z } from 'zod';
import { datosServidorSchema, type PruebaServidor, passSchema, type Servidor } from '#domain/cadena/servidores';
import { typedNumber } from '#domain/common/typedNumber';

/** The typed values of a server. The password is '' while it stays as it is. */
export const serverFormSchema = datosServidorSchema
  .extend({
    puerto: typedNumber(datosServidorSchema.shape.puerto),
    pass: passSchema,
    quitarPass: z.boolean(),
  })
  .refine(({ pass, quitarPass }) => !quitarPass || pass === '', {
    path: ['pass'],
    error: 'Escriba una contraseña nueva o quite la guardada, no las dos cosas.',
  });

/** As the fields hold it. */
export type TypedServer = z.input<typeof serverFormSchema>;

export const BLANK_SERVER: TypedServer = {
  ...{ servidor: '', usuario: '', puerto: '', path: '', url: '', pass: '', quitarPass: false },
};

/** The form before anything is typed: empty, or the server's present values. */
export function typedServer(server: Servidor | null): TypedServer {
  if (server === null) return BLANK_SERVER;
  const { servidor, usuario, puerto, path, url } = server;
  return { ...BLANK_SERVER, servidor, usuario, puerto: String(puerto), path, url };
}

/** The connection that a form as it stands would open; null while it cannot be saved either. */
export function testOf(id: number | null, typed: TypedServer): PruebaServidor | null {
  const { data } = serverFormSchema.safeParse(typed);
  if (data === undefined) return null;
  const { pass, quitarPass, ...rest } = data;
  // Without a password of its own to fall back on, a server is tried as one that is not saved.
  return { ...rest, id: quitarPass ? null : id, pass: pass === '' ? null : pass };
}
