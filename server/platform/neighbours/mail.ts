import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { CORREO_TEXTS, motivoDeCorreo } from '#domain/common/correos';
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

/** The mail was not taken; `message` says so as staff read it. */
export class MailFault extends Error {
  /** The mail server's no to this very mail: it would say so each time. Else it is tried again. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailFault';
    this.isFinal = isFinal;
  }
}

/** Who takes mail to where it belongs. */
export interface Mail {
  /** Hands a mail over; rejects with a `MailFault` when it was not taken, or when that is unknown. */
  send(message: Message): Promise<void>;
  /** Lets go of the idle connections. */
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
    // Attachments come from the database: no mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(smtpUrl);
  return {
    async send({ idMensaje, para, asunto, texto, adjuntos }) {
      const message: SendMailOptions = {
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
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw faultOf(para, error);
      }
    },
    close: () => transport.close(),
  };
}

/** A no at the door or at the login says nothing of the mail: whoever runs the server mends that, and then it goes out. */
function faultOf(para: string, error: unknown): MailFault {
  const { code = '', permanent, response, message } = error as Partial<NodemailerError>;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') {
    return new MailFault(motivoDeCorreo(para, response ?? (code || String(message))), false);
  }
  if (response !== undefined) return new MailFault(motivoDeCorreo(para, response), permanent === true);
  // The server was not asked: the address can be no address, and the mail is larger than the server said that it takes.
  return new MailFault(code === 'EENVELOPE' ? CORREO_TEXTS.email : CORREO_TEXTS.demasiadoGrande, true);
}
