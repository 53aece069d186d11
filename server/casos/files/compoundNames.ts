const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const DIFAT_IN_HEADER = 109;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;

/** A document of Word 97 has some dozen entries; a file of 10 MB has room for 80,000. */
const MAX_ENTRIES = 10_000;

/**
 * The names of the storages and streams of a compound file (Word 97), read from its directory: a name that only stands in
 * somebody's text is none of them.
 * @returns null for what is no whole compound file.
 */
export function compoundNames(content: Buffer): readonly string[] | null {
  if (content.length < HEADER_BYTES || !content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const sector = (n: number): Buffer | null => {
    const at = (n + 1) * sectorBytes;
    return n < LAST_SECTOR && at + sectorBytes <= content.length ? content.subarray(at, at + sectorBytes) : null;
  };
  const fat = fatSectors(content, sectorBytes, sector);
  if (fat === null) return null;
  const next = (n: number): number | null => {
    const perSector = sectorBytes / 4;
    const place = fat[Math.floor(n / perSector)];
    const table = place === undefined ? null : sector(place);
    return table === null ? null : table.readUInt32LE((n % perSector) * 4);
  };
  return directoryNames(content.readUInt32LE(48), sector, next);
}

type Sector = (n: number) => Buffer | null;

// The sectors that hold the table of chains: the first 109 are named in the header, more of them in a chain of their own.
function fatSectors(content: Buffer, sectorBytes: number, sector: Sector): readonly number[] | null {
  const places: number[] = [];
  for (let n = 0; n < DIFAT_IN_HEADER; n += 1) places.push(content.readUInt32LE(76 + n * 4));
  let more = content.readUInt32LE(68);
  for (let turns = content.readUInt32LE(72); turns > 0 && more < LAST_SECTOR; turns -= 1) {
    const table = sector(more);
    // A chain longer than the file is a circle.
    if (table === null || places.length > content.length / 4) return null;
    for (let at = 0; at < sectorBytes - 4; at += 4) places.push(table.readUInt32LE(at));
    more = table.readUInt32LE(sectorBytes - 4);
  }
  return places.filter((place) => place < LAST_SECTOR);
}

function directoryNames(first: number, sector: Sector, next: (n: number) => number | null): readonly string[] | null {
  const names: string[] = [];
  let seen = 0;
  for (let n: number | null = first; n !== null && n < LAST_SECTOR; n = next(n)) {
    const entries = sector(n);
    if (entries === null) return null;
    // Counted with the unused ones, so that a chain that is a circle comes to an end.
    seen += entries.length / ENTRY_BYTES;
    if (seen > MAX_ENTRIES) return null;
    for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
      const bytes = entries.readUInt16LE(at + 64);
      const inUse = entries[at + 66] !== 0;
      if (inUse && bytes >= 2 && bytes <= 64) names.push(entries.toString('utf16le', at, at + bytes - 2).toLowerCase());
    }
  }
  return names.length === 0 ? null : names;
}
