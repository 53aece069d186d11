import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP, whole in memory. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly date: Date;
}

/**
 * A ZIP of any number of files. The next file is asked for when the one before went out, no faster than the asker takes them; when the
 * stream is closed before its end, no more are asked for and the source is told (`return`).
 */
export function zipOf(files: AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile();
  // It is a PassThrough, which its types do not say.
  const stream = zip.outputStream as Readable;
  const add = async () => {
    for await (const file of files) {
      await added(zip, stream, file);
      if (stream.destroyed) return;
    }
    zip.end();
  };
  zip.on('error', (error) => stream.destroy(error));
  add().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
}

/** Waits until the file is taken, which is when those before it went out, or until nobody is there to take it. */
function added(zip: ZipFile, stream: Readable, { name, bytes, date }: ZippedFile): Promise<void> {
  return stream.destroyed
    ? Promise.resolve()
    : addedContent(zip, stream, name, { mtime: date, size: bytes.length }, [
        Readable.from([bytes], { objectMode: false }),
      ]);
}

// The library keeps what gives a file until the end of all, so nothing there may lead to the content: it is taken out of its list.
function addedContent(
  zip: ZipFile,
  stream: Readable,
  name: string,
  options: { readonly mtime: Date; readonly size: number },
  held: Readable[],
): Promise<void> {
  return new Promise((taken) => {
    const left = () => taken();
    stream.once('close', left);
    zip.addReadStreamLazy(name, options, (give) => {
      const content = held.pop();
      if (content === undefined) return;
      content.once('close', () => {
        stream.off('close', left);
        taken();
      });
      give(null, content);
    });
  });
}
