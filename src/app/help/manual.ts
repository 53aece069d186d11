import type { ManualChapter, ManualNode, ManualSection } from 'virtual:manual';
import { matchSorter } from 'match-sorter';

/** A section, and the chapter where it stands. */
export interface FoundSection {
  readonly chapter: ManualChapter;
  readonly section: ManualSection;
}

/** The part of the manual that an anchor names: a chapter by its own, which is read whole, or one section; null for none. */
export function findAnchor(chapters: readonly ManualChapter[], anchor: string): FoundSection | null {
  const chapter = chapters.find(({ id }) => id === anchor.split('#', 1)[0]);
  const section = chapter?.sections.find(({ id }) => id === anchor);
  return chapter === undefined || section === undefined ? null : { chapter, section };
}

/**
 * The sections that have every word of a text, whatever its capitals and accents; those with the words together first, then those
 * whose heading has them. None for no text.
 */
export function searchManual(chapters: readonly ManualChapter[], typed: string): readonly FoundSection[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = chapters.flatMap((chapter, place) =>
    chapter.sections.map((section, inside) => ({
      chapter,
      section,
      order: place * 100 + inside,
      text: section.body.map(textOf).join(' '),
    })),
  );
  const having = (some: typeof all, wanted: string) =>
    matchSorter(some, wanted, {
      keys: [({ section }) => section.title, 'text'],
      threshold: matchSorter.rankings.CONTAINS,
      baseSort: (one, other) => one.item.order - other.item.order,
    });
  const found = words.reduceRight(having, all);
  return [...new Set([...having(found, words.join(' ')), ...found])];
}

/** A part of the manual as plain text. */
function textOf(node: ManualNode): string {
  if (typeof node === 'string') return node;
  const [tag, ...children] = node;
  const text = children.map((child) => textOf(child as ManualNode)).join('');
  return tag === 'strong' || tag === 'em' || tag === 'code' || typeof tag === 'object' ? text : `${text} `;
}
