/** Titles of QA cases: what a case is about, short enough for a list of cases in any tool. */

/** Longer ones are cut by the tools that testers keep their cases in. */
const LONGEST_TITLE = 89;

/** Enough of a notice to know it again. */
const LONGEST_QUOTE = 40;

/** The parts of a title. */
export interface Subject {
  /** Where one is before; null at the start. */
  readonly origen: string | null;
  /** The acts there, one after the other. */
  readonly acciones: readonly string[];
  /** The outcome; null where the action alone decides it. */
  readonly resultado: string | null;
}

/**
 * `VIGENTE: devuelve su saldo → CANJEADO`; where that is too long, the longest parts lose what they say by the way,
 * then an act says its button alone, then they lose their end.
 */
export function titleOf({ origen, acciones, resultado }: Subject): string {
  const parts = [origen, ...acciones, resultado].map((part) =>
    part === null ? null : withShortQuotes(headline(part.replace(/^la persona /i, ''))),
  );
  const plain = fitted(parts, (part) => part.replace(/, (?!con «).*?(?=, con «|$)/, ''));
  const pressed = fitted(plain, (part) => part.replace(/^.*, con («[^»]*»).*$/, 'pulsa «$1»'));
  const without = fitted(pressed, (part) => part.replace(/, .*$/, ''));
  return joined(fitted(without, (part) => cut(part, part.length - 1)));
}

type Parts = readonly (string | null)[];

/** Shortens the longest part that can be made shorter, until the title fits or none can. */
function fitted(parts: Parts, shorten: (part: string) => string): Parts {
  if (joined(parts).length <= LONGEST_TITLE) return parts;
  const longest = parts.reduce<string | null>(
    (best, part) => (part !== null && shorten(part) !== part && part.length > (best?.length ?? 0) ? part : best),
    null,
  );
  return longest === null
    ? parts
    : fitted(
        parts.map((part) => (part === longest ? shorten(longest) : part)),
        shorten,
      );
}

function joined(parts: Parts): string {
  const origen = parts[0] ?? null;
  const resultado = parts.at(-1) ?? null;
  const acciones = parts.slice(1, -1).flatMap((part) => (part === null ? [] : [uncapitalised(part)]));
  const start = origen === null ? acciones.join('; ') : `${origen}: ${acciones.join('; ')}`;
  return capitalised(resultado === null ? start : `${start} → ${uncapitalised(resultado)}`);
}

/** The head of a description: what stands before the sign that begins its explanation. */
function headline(texto: string): string {
  // A sign inside of a quotation is none of the sentence's.
  const bare = texto.replace(/«[^»]*»/g, (quoted) => '·'.repeat(quoted.length));
  const end = bare.search(/[:;.](\s|$)/);
  return (end <= 0 ? texto : texto.slice(0, end)).trim();
}

function withShortQuotes(texto: string): string {
  return texto.replace(/«([^»]*)»/g, (_, quoted: string) => `«${cut(quoted, LONGEST_QUOTE)}»`);
}

/** At most so many characters, cut between words where there are several. */
function cut(texto: string, longest: number): string {
  if (texto.length <= longest) return texto;
  const start = texto.slice(0, longest).replace(/…$/, '');
  const words = start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start.slice(0, -1);
  return `${words.replace(/[\s,:;.]+$/, '')}…`;
}

/** A text as the continuation of another: names in capitals keep theirs. */
export function uncapitalised(texto: string): string {
  return /^\p{Lu}\p{Lu}/u.test(texto) ? texto : `${texto.charAt(0).toLowerCase()}${texto.slice(1)}`;
}

function capitalised(texto: string): string {
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;
}
