/** How to reach the help desk, to end a sentence with. */
export const telefonoMesaDeAyuda = (extension: string): string =>
  extension === '' ? 'llame a la mesa de ayuda' : `llame a la mesa de ayuda, extensión ${extension}`;

/** The help of the 'Salir' action (specification, section 2, "Layout"). */
export const ayudaSalir = (extension: string): string =>
  `Cierra su sesión en este navegador. Si necesita ayuda, ${telefonoMesaDeAyuda(extension)}.`;
