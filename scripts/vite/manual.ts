import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ManualChapter, ManualNode, ManualSection } from 'virtual:manual';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const MODULE = 'virtual:manual';
/** The anchor of README.md. */
const COVER = 'manual';
const FOLDER = fileURLToPath(new URL('../../docs/manual/', import.meta.url));

/**
 * Gives the app `virtual:manual`, the manual for the staff as a tree of plain elements (docs/decisions/170): the browser needs
 * neither Markdown nor HTML that comes as text.
 */
export const manual = (): Plugin => ({
  name: 'manual',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
    for (const file of files) this.addWatchFile(FOLDER + file);
    const chapters = files
      .map((file) => chapterOf(file, readFileSync(FOLDER + file, 'utf8')))
      .sort((one, other) => numberOf(one) - numberOf(other));
    return `export const chapters = ${JSON.stringify(chapters)};`;
  },
});

/** The cover comes before the first chapter. */
function numberOf({ id }: ManualChapter): number {
  return id === COVER ? 0 : Number.parseInt(id, 10);
}

/**
 * A chapter of the manual.
 * @param file its name; README.md is the cover.
 */
function chapterOf(file: string, text: string): ManualChapter {
  const id = file === 'README.md' ? COVER : file.replace(/\.md$/, '');
  const sections: { -readonly [key in keyof ManualSection]: ManualSection[key] }[] = [];
  for (const token of lexer(text)) {
    if (token.type === 'heading') {
      const title = plain(token.tokens ?? []);
      const isFirst = sections.length === 0;
      sections.push({ id: isFirst ? id : `${id}#${anchorOf(title)}`, title, body: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) throw new Error(`${file} does not begin with a heading.`);
    section.body = [...section.body, ...nodeOf(token, id)];
  }
  const [first] = sections;
  if (first === undefined) throw new Error(`${file} is empty.`);
  return { id, title: first.title, sections };
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** A token as the elements that show it: none for pictures, which are of the very pages that the help lies over. */
function nodeOf(token: Token, chapter: string): readonly ManualNode[] {
  const within = (tokens: readonly Token[] = []) => tokens.flatMap((inner) => nodeOf(inner, chapter));
  switch (token.type) {
    case 'space':
    case 'image':
      return [];
    case 'text':
      return token.tokens === undefined ? [spaced(token.text)] : within(token.tokens);
    case 'escape':
      return [token.text];
    case 'codespan':
      return [['code', token.text]];
    case 'strong':
    case 'em':
      return [[token.type, ...within(token.tokens)]];
    case 'paragraph': {
      const inside = within(token.tokens);
      return inside.length === 0 ? [] : [['p', ...inside]];
    }
    case 'link':
      return [[{ to: targetOf(token.href, chapter) }, ...within(token.tokens)]];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [[ordered ? 'ol' : 'ul', ...items.map(({ tokens }): ManualNode => ['li', ...within(tokens)])]];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const line = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ManualNode => [
        'tr',
        ...cells.map(({ tokens }): ManualNode => [tag, ...within(tokens)]),
      ];
      return [['table', ['thead', line('th', header)], ['tbody', ...rows.map((row) => line('td', row))]]];
    }
    default:
      throw new Error(`The help does not know how to show this of the manual: ${token.raw}`);
  }
}

/** The place in the manual to which a link leads; null outside of it. */
function targetOf(href: string, chapter: string): string | null {
  const [, file = '', heading] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(decodeURI(href)) ?? [];
  if (file === '' && heading === undefined) return null;
  const id = file === '' ? chapter : file;
  return heading === undefined ? id : `${id}#${heading}`;
}

function plain(tokens: readonly Token[]): string {
  return tokens.map((token) => ('text' in token ? String(token.text) : '')).join('');
}

/** The ends of lines in the file are none on the screen. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
