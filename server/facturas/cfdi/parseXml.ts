/** An element of a document: its name without prefix, its namespace, its attributes as they are named there. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The texts directly within it, as they are written; `textOf` reads them. */
  readonly written: readonly WrittenText[];
}

/** A text between elements: references in it are read, but in a literal one (CDATA). */
interface WrittenText {
  readonly text: string;
  readonly literal: boolean;
}

/** The text directly within an element, references read; null where a reference is none that XML has. */
export function textOf({ written }: XmlElement): string | null {
  try {
    return written.map(({ text, literal }) => (literal ? text : referencesRead(text))).join('');
  } catch (error) {
    if (error instanceof NotWellFormed) return null;
    throw error;
  }
}

/**
 * Reads the elements of a well-formed XML without a DTD, as deep and as large as an invoice can be. An invoice says nothing between them, so that texts there are not judged. It is here because xmlbuilder2, which writes,
 * reads too generously: it believes every closing tag, decodes '&amp;#65;' twice, and mixes up an element's prefix and the default namespace.
 * @returns the root, or why there is none, as the end of a Spanish sentence.
 */
export function parseXml(text: string): XmlElement | { readonly fault: string } {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof NotWellFormed) return { fault: error.message };
    throw error;
  }
}

class NotWellFormed extends Error {}

const CLOSING = /<\/([^\s<>/]+)\s*>/y;
const OPENING = /<([^\s<>/=!?"'&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([^\s<>/="'&]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /&(?:([a-z]+)|#(\d+)|#x([\da-f]+));|&/gi;
const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.-]*$/u;
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const LAST_CHARACTER = 0x10ffff;
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const LITERAL = '<![CDATA[';
const LITERAL_END = ']]>';

/** The pieces between angle brackets that are no elements. */
const PASSED_OVER = [
  ['<!--', '-->'],
  [LITERAL, LITERAL_END],
  ['<?', '?>'],
] as const;

interface Open {
  readonly tag: string;
  readonly children: XmlElement[];
  readonly written: WrittenText[];
  /** The namespaces of the prefixes that hold within it; '' is that of names without one. */
  readonly scope: ReadonlyMap<string, string>;
}

/** Far more than the deepest of the authority's complements. */
const MAX_DEPTH = 50;
/** In characters: several times an invoice of ten thousand lines. */
const MAX_LENGTH = 50_000_000;

function parse(text: string): XmlElement {
  if (text.length > MAX_LENGTH)
    throw new NotWellFormed(`es más grande que cualquier CFDI: pasa de ${MAX_LENGTH / 1_000_000} MB`);
  if (ILLEGAL.test(text)) throw new NotWellFormed('tiene caracteres que un XML no admite');
  const roots: XmlElement[] = [];
  const open: Open[] = [];
  let at = 0;
  while (at < text.length) {
    const bracket = text.indexOf('<', at);
    const between = text.slice(at, bracket < 0 ? undefined : bracket);
    if (open.length === 0 && between.trim() !== '') throw new NotWellFormed('tiene texto fuera de su raíz');
    if (bracket < 0) break;
    if (between.trim() !== '') open.at(-1)?.written.push({ text: between, literal: false });
    const end = endOfPassedOver(text, bracket);
    if (end !== null && text.startsWith(LITERAL, bracket)) {
      open
        .at(-1)
        ?.written.push({ text: text.slice(bracket + LITERAL.length, end - LITERAL_END.length), literal: true });
    }
    at = end ?? endOfTag(text, bracket, open, roots);
  }
  const [root] = roots;
  if (root === undefined || open.length > 0) throw new NotWellFormed('está incompleto');
  return root;
}

function endOfPassedOver(text: string, at: number): number | null {
  for (const [start, end] of PASSED_OVER) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, at + start.length);
    if (found < 0) throw new NotWellFormed('está incompleto');
    return found + end.length;
  }
  if (text.startsWith('<!', at)) throw new NotWellFormed('declara un DTD, que un CFDI no admite');
  return null;
}

function endOfTag(text: string, at: number, open: Open[], roots: XmlElement[]): number {
  const closing = matchAt(CLOSING, text, at);
  if (closing !== null) {
    const [whole, tag = ''] = closing;
    if (open.pop()?.tag !== tag) throw new NotWellFormed(`cierra ${tag} donde no está abierto`);
    return at + whole.length;
  }
  const opening = matchAt(OPENING, text, at);
  if (opening === null) throw new NotWellFormed('tiene una etiqueta mal escrita');
  const [whole, tag = '', inTag = '', closed] = opening;
  const outer = open.at(-1);
  if (outer === undefined && roots.length > 0) throw new NotWellFormed('tiene más de una raíz');
  const attributes = attributesOf(inTag);
  const scope = within(outer?.scope ?? new Map(), attributes);
  const children: XmlElement[] = [];
  const written: WrittenText[] = [];
  (outer?.children ?? roots).push({ ...named(tag, scope), attributes, children, written });
  if (closed === '' && open.length === MAX_DEPTH) {
    throw new NotWellFormed(`tiene más de ${MAX_DEPTH} elementos uno dentro de otro`);
  }
  if (closed === '') open.push({ tag, children, written, scope });
  return at + whole.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new NotWellFormed(`repite el atributo ${name}`);
    attributes.set(name, decoded(double ?? single ?? ''));
  }
  return attributes;
}

/** A line break within an attribute is a space, unless it is written as a number. */
function decoded(value: string): string {
  return referencesRead(value.replace(/\r\n|[\t\r\n]/g, ' '));
}

function referencesRead(value: string): string {
  return value.replace(REFERENCE, (_reference, name, decimal, hexadecimal) => {
    const known = typeof name === 'string' ? ENTITIES.get(name) : undefined;
    if (known !== undefined) return known;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    if (Number.isNaN(code)) throw new NotWellFormed('usa una entidad que un CFDI no admite, o un & suelto');
    const character = code > LAST_CHARACTER ? '\0' : String.fromCodePoint(code);
    if (ILLEGAL.test(character)) throw new NotWellFormed('tiene caracteres que un XML no admite');
    return character;
  });
}

function within(outer: ReadonlyMap<string, string>, attributes: ReadonlyMap<string, string>): Open['scope'] {
  const declared = [...attributes].flatMap(([name, uri]): [string, string][] => {
    if (name === 'xmlns') return [['', uri]];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), uri]] : [];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

function named(tag: string, scope: Open['scope']): Pick<XmlElement, 'name' | 'namespace'> {
  const [first = '', second, ...more] = tag.split(':');
  const prefix = second === undefined ? '' : first;
  const name = second ?? first;
  if (more.length > 0 || !NAME.test(name)) throw new NotWellFormed(`usa el nombre ${tag}, que un XML no admite`);
  const namespace = scope.get(prefix) ?? null;
  if (namespace === null && prefix !== '') throw new NotWellFormed(`usa el prefijo ${prefix} sin declararlo`);
  return { name, namespace };
}
