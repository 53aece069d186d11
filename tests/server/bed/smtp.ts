import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a mail server answers once it has the mail: it takes it, refuses it, or says nothing more. */
type Manner = 'take' | 'refuse' | 'hang';

/** A mail that was handed over whole. */
export interface Received {
  readonly from: string;
  readonly to: string;
  /** The extension that the sender asked for: 'SMTPUTF8'. */
  readonly asked: string;
  /** Headers and body as they came. */
  readonly data: string;
}

/** A mail server on this machine that keeps what it is handed. */
export interface MailServer {
  readonly url: string;
  /** The mails that it took, in order. */
  readonly taken: readonly Received[];
  manner: Manner;
  /** The extensions that it offers. */
  offers: readonly string[];
  /** Its answer to each recipient. */
  answerTo: (to: string) => string;
  /** The commands that it was sent, in order. */
  readonly heard: readonly string[];
  /** Waits until a mail is handed over whole, whatever becomes of it. */
  nextHandedOver(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server of our own at a free port. */
export async function startMailServer(manner: Manner = 'take'): Promise<MailServer> {
  const taken: Received[] = [];
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, {
      handedOver: (mail) => {
        for (const tell of waiting.splice(0)) tell();
        if (mailServer.manner === 'take') taken.push(mail);
        return mailServer.manner;
      },
      hear: (line) => heard.push(line),
      offers: () => mailServer.offers,
      answerTo: (to) => mailServer.answerTo(to),
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    heard,
    manner,
    offers: [],
    answerTo: () => '250 bien',
    nextHandedOver: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return mailServer;
}

interface Server {
  readonly handedOver: (mail: Received) => Manner;
  readonly hear: (line: string) => void;
  readonly offers: () => readonly string[];
  readonly answerTo: (to: string) => string;
}

function converse(socket: Socket, { handedOver, hear, offers, answerTo }: Server): void {
  let buffer = '';
  let inData = false;
  let from = '';
  let to = '';
  let asked = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (bytes: string): void => {
    const line = Buffer.from(bytes, 'latin1').toString('utf8');
    hear(line);
    const [word = ''] = line.toUpperCase().split(' ');
    if (word === 'MAIL') [, from = '', asked = ''] = /<(.*)> ?(.*)/.exec(line) ?? [];
    if (word === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (word === 'DATA') inData = true;
    if (word === 'QUIT') socket.end('221 adiós\r\n');
    else if (word === 'EHLO')
      say(['250-correo de prueba', ...offers().map((one) => `250-${one}`), '250 HELP'].join('\r\n'));
    else if (word === 'RCPT') say(answerTo(to));
    else say(word === 'DATA' ? '354 adelante' : '250 bien');
  };
  say('220 correo de prueba');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n';
      const place = buffer.indexOf(end);
      if (place < 0) return;
      const piece = buffer.slice(0, place);
      buffer = buffer.slice(place + end.length);
      if (!inData) {
        command(piece);
        continue;
      }
      inData = false;
      const answer = handedOver({ from, to, asked, data: piece });
      if (answer !== 'hang') say(answer === 'take' ? '250 recibido' : '451 el buzón está lleno');
    }
  });
}
