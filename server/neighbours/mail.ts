import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** A mail as it is handed over. */
export interface Message {
  /** By which who receives it twice knows that it is one. */
  readonly idMensaje: string;
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  readonly adjuntos: readonly { readonly nombre: string; readonly tipo: string; readonly contenido: Buffer }[];
}

/** Who takes mail to where it belongs. */
export interface Mail {
  /** Hands a mail over; rejects when it was not taken, or when nobody knows whether it was. */
  send(message: Message): Promise<void>;
  /** Lets go of the connections that nothing is sent on. */
  close(): void;
}

/** A mail server that says nothing for so long is given up, in milliseconds. */
const PATIENCE_MS = 20_000;

/** The mail server of SMTP_URL; null where there is none. */
export function smtpMail({
  smtpUrl,
  remitente,
  cadena,
}: Pick<Config, 'smtpUrl' | 'remitente' | 'cadena'>): Mail | null {
  if (smtpUrl === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What is attached comes from the database: no mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(smtpUrl);
  return {
    async send({ idMensaje, para, asunto, texto, adjuntos }) {
      await transport.sendMail({
        from: { name: cadena, address: remitente ?? `mostrador@${hostname}` },
        to: { name: '', address: para },
        messageId: `<${idMensaje}@${hostname}>`,
        subject: asunto,
        text: texto,
        attachments: adjuntos.map(({ nombre, tipo, contenido }) => ({
          filename: nombre,
          contentType: tipo,
          content: contenido,
        })),
      });
    },
    close: () => transport.close(),
  };
}
