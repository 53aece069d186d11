/** What the tags that most charts use tell the screen; others are shown by their name. */
export const TAGS: Readonly<Record<string, string>> = {
  busy: 'La pantalla espera (busy)',
  editable: 'Se puede escribir (editable)',
  locked: 'No se puede escribir (locked)',
  failed: 'Algo falló (failed)',
};
