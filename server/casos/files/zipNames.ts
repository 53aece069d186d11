const END = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const ENTRY_BYTES = 46;

/** An office file of some hundred pages with pictures has some hundred entries. */
const MAX_ENTRIES = 10_000;

/**
 * The names in a zip's directory, which is what Office itself goes by. Nothing is unpacked, so that it does not matter how
 * much would come out. Names are lower case with forward slashes.
 * @returns null for what is no whole zip, has no clear directory, or has more entries than any document.
 */
export function zipNames(content: Buffer): readonly string[] | null {
  const end = endOf(content);
  if (end === null) return null;
  const entries = content.readUInt16LE(end + 10);
  const size = content.readUInt32LE(end + 12);
  let at = content.readUInt32LE(end + 16);
  // Two directories count as none: readers would each believe another one.
  if (at + size !== end || entries > MAX_ENTRIES) return null;
  const names: string[] = [];
  for (let n = 0; n < entries; n += 1) {
    if (at + ENTRY_BYTES > end || !content.subarray(at, at + ENTRY.length).equals(ENTRY)) return null;
    const nameBytes = content.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
    if (next > end) return null;
    const name = content.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    names.push(name.replaceAll('\\', '/').toLowerCase());
    at = next;
  }
  return at === end ? names : null;
}

// Where the record of the end begins: the last one whose comment reaches exactly to the end of the file.
function endOf(content: Buffer): number | null {
  const first = Math.max(0, content.length - END_BYTES - MAX_COMMENT);
  for (let at = content.lastIndexOf(END); at >= first; at = content.lastIndexOf(END, at - 1)) {
    if (at + END_BYTES <= content.length && at + END_BYTES + content.readUInt16LE(at + 20) === content.length)
      return at;
    if (at === 0) break;
  }
  return null;
}
