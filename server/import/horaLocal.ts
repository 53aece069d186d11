const formatos = new Map<string, Intl.DateTimeFormat>();

const formatoDe = (zona: string): Intl.DateTimeFormat => {
  const conocido = formatos.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('en-CA', {
    timeZone: zona,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  formatos.set(zona, nuevo);
  return nuevo;
};

/**
 * The moment at which a store's clock shows a local time.
 * @param local 'YYYY-MM-DD HH:MM:SS', a time that exists in the calendar.
 * @param zona the store's zone; where its clock jumps, any of the possible moments.
 */
export const instanteDe = (local: string, zona: string): Date => {
  const comoUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  let instante = comoUtc;
  // Twice: the first step may land on the other side of a change of the clock.
  for (let paso = 0; paso < 2; paso += 1) {
    const visto = formatoDe(zona).format(new Date(instante)).replace(', ', 'T');
    instante += comoUtc - Date.parse(`${visto}Z`);
  }
  return new Date(instante);
};
