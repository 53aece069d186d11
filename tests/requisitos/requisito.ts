/** The requirements of the specification as rows: in our words, each with the tests that fail when the product breaks it. */

/** A stable id: the section of the specification and a number within it. */
export type IdRequisito = `R${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}-${string}`;

/** A test by its file and its title (or its describe's), or arrows of a chart by the beginning of their ids, which the paths of QA walk. */
export type Prueba =
  | { readonly archivo: string; readonly titulo: string }
  | { readonly flechas: `${string} · ${string}` };

/** One rule: what tries it, why nothing does, or why it is a rule no longer; its id is never used for another one. */
export type Requisito =
  | { readonly id: IdRequisito; readonly dice: string; readonly pruebas: readonly Prueba[] }
  | { readonly id: IdRequisito; readonly dice: string; readonly sinPrueba: string }
  | { readonly id: IdRequisito; readonly retirado: string };

/** A rule, in one line of Spanish, with what tries it. */
export function regla(id: IdRequisito, dice: string, ...pruebas: readonly (Prueba | readonly Prueba[])[]): Requisito {
  return { id, dice, pruebas: pruebas.flat() };
}

/** A rule that nothing tries, and why. */
export function sinPrueba(id: IdRequisito, dice: string, porQue: string): Requisito {
  return { id, dice, sinPrueba: porQue };
}

/** The tests of a file by their titles, as the file writes them. */
export function en(archivo: string, ...titulos: readonly [string, ...string[]]): readonly Prueba[] {
  return titulos.map((titulo) => ({ archivo, titulo }));
}

/** The arrows whose id begins so: `vidaCaso.pendiente · autorizar` is each branch of that event in that state. */
export function flechas(...comienzos: readonly `${string} · ${string}`[]): readonly Prueba[] {
  return comienzos.map((comienzo) => ({ flechas: comienzo }));
}

/** Whether an arrow is one of those that begin so, and not of another event whose name only begins alike. */
export function esFlecha(arrow: string, comienzo: string): boolean {
  return arrow === comienzo || arrow.startsWith(`${comienzo} `);
}
