/** The same names, made different: the second line of an article gets -2 after it, and so on. */
export function identificar(nombres: readonly string[]): readonly string[] {
  const usados = new Set(nombres);
  const vistos = new Set<string>();
  return nombres.map((nombre) => {
    if (!vistos.has(nombre)) {
      vistos.add(nombre);
      return nombre;
    }
    let vez = 2;
    while (usados.has(`${nombre}-${vez}`)) vez += 1;
    const otro = `${nombre}-${vez}`;
    usados.add(otro);
    return otro;
  });
}
