/** How to reach the help desk, to end a sentence with. */
export function helpDeskPhone(extension: string): string {
  return extension === '' ? 'llame a la mesa de ayuda' : `llame a la mesa de ayuda, extensión ${extension}`;
}

/** The help of the 'Salir' action (specification, section 2, "Layout"). */
export function exitHelp(extension: string): string {
  return `Cierra su sesión en este navegador. Si necesita ayuda, ${helpDeskPhone(extension)}.`;
}
