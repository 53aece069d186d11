/** Made by the build from docs/manual: `scripts/vite/manual.ts`. */
declare module 'virtual:manual' {
  /** An element that the manual may be made of. */
  type ManualTag =
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'table'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'strong'
    | 'em'
    | 'code';

  /** A text, or an element with what is in it; a link has the anchor to which it leads, null outside of the manual. */
  export type ManualNode = string | readonly [ManualTag | { readonly to: string | null }, ...ManualNode[]];

  /** The text under one heading. */
  export interface ManualSection {
    /** Its anchor: the chapter's for what stands under the chapter's own title, else '10-vales#decidir'. */
    readonly id: string;
    readonly title: string;
    readonly body: readonly ManualNode[];
  }

  /** A file of the manual. */
  export interface ManualChapter {
    /** Its name without its ending. */
    readonly id: string;
    readonly title: string;
    readonly sections: readonly ManualSection[];
  }

  /** The cover, and the chapters in their order. */
  export const chapters: readonly ManualChapter[];
}
