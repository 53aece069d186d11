/** A simple query ('Q', its length, its text, a zero), as PostgreSQL's protocol writes it; ASCII only. */
export function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
}

/** What a transaction announced on a channel. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

const NOTIFICATION = 'A'.charCodeAt(0);

/** The announcements among whole messages of PostgreSQL's protocol, each a letter, its length without that letter, and content. */
export function notificationsIn(answer: Uint8Array): Notification[] {
  const found: Notification[] = [];
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] === NOTIFICATION) found.push(read(bytes, at + 9));
  }
  return found;
}

/** After letter, length and the number of who announced: two texts, each with a zero at its end. */
function read(bytes: Buffer, from: number): Notification {
  const middle = bytes.indexOf(0, from);
  return {
    channel: bytes.toString('utf8', from, middle),
    payload: bytes.toString('utf8', middle + 1, bytes.indexOf(0, middle + 1)),
  };
}
