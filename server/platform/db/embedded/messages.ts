/** A simple query ('Q', its length, its text, a zero), as PostgreSQL's protocol writes it; ASCII only. */
export function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
}

/** An announcement that a transaction made on a channel. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/** An error as the database says it. */
export interface SaidError {
  readonly code: string;
  readonly message: string;
}

/** Whether a transaction is open on the session once it has answered: none, one, or one that has failed. */
export type SessionStatus = 'idle' | 'open' | 'failed';

const [NOTIFICATION, ERROR, READY, QUERY, SYNC] = [...'AEZQS'].map((letter) => letter.charCodeAt(0));

/** The announcements among whole messages of PostgreSQL's protocol, each a letter, its length without that letter, and content. */
export function notificationsIn(answer: Uint8Array): Notification[] {
  const found: Notification[] = [];
  forEachMessage(answer, (letter, content) => {
    if (letter === NOTIFICATION) found.push(readNotification(content));
  });
  return found;
}

/** The error with which the database gave itself up, and not only what it was asked; null when it goes on. */
export function lastWordsIn(answer: Uint8Array): SaidError | null {
  let found: SaidError | null = null;
  forEachMessage(answer, (letter, content) => {
    if (letter !== ERROR) return;
    const fields = fieldsOf(content);
    if (fields.V === 'PANIC' || fields.V === 'FATAL') found = { code: fields.C ?? '', message: fields.M ?? '' };
  });
  return found;
}

/** Gives every error of one code another one, in place; both have five characters. */
export function renameErrors(answer: Uint8Array, from: string, to: string): void {
  forEachMessage(answer, (letter, content) => {
    if (letter !== ERROR) return;
    const at = content.indexOf(`\0C${from}\0`, 0, 'latin1');
    if (at >= 0) content.write(to, at + 2, 'latin1');
  });
}

/** Tells whether messages end with one after which the database says that it is ready again. */
export function asksToBeReady(messages: Uint8Array): boolean {
  // The first message of a connection has no letter.
  if (messages[0] === 0) return false;
  let last = 0;
  forEachMessage(messages, (letter) => {
    last = letter;
  });
  return last === QUERY || last === SYNC;
}

/** In which state the database says that it is ready, or null when the answer does not end so. */
export function readyStatus(answer: Uint8Array): SessionStatus | null {
  if (answer.length < 6 || answer[answer.length - 6] !== READY || answer[answer.length - 2] !== 5) return null;
  const status = String.fromCharCode(answer[answer.length - 1] ?? 0);
  return status === 'I' ? 'idle' : status === 'T' ? 'open' : 'failed';
}

function forEachMessage(messages: Uint8Array, visit: (letter: number, content: Buffer) => void): void {
  const bytes = Buffer.from(messages.buffer, messages.byteOffset, messages.byteLength);
  for (let at = 0; at + 5 <= bytes.length; ) {
    const next = at + 1 + bytes.readUInt32BE(at + 1);
    const letter = bytes[at] ?? 0;
    visit(letter, bytes.subarray(at + 5, next));
    at = next;
  }
}

/** A letter and a text each, with a zero at its end; a zero ends them. */
function fieldsOf(content: Buffer): Readonly<Record<string, string>> {
  const fields = content.toString('utf8').split('\0');
  return Object.fromEntries(fields.filter((field) => field !== '').map((field) => [field[0], field.slice(1)]));
}

/** After the number of who announced: two texts, each with a zero at its end. */
function readNotification(content: Buffer): Notification {
  const middle = content.indexOf(0, 4);
  return {
    channel: content.toString('utf8', 4, middle),
    payload: content.toString('utf8', middle + 1, content.indexOf(0, middle + 1)),
  };
}
