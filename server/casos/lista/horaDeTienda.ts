const formatos = new Map<string, Intl.DateTimeFormat>();

const formatoDe = (zona: string): Intl.DateTimeFormat => {
  const conocido = formatos.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('en-CA', {
    timeZone: zona,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  formatos.set(zona, nuevo);
  return nuevo;
};

/** A moment as the store's clock showed it, 'YYYY-MM-DD HH:MM': the form that Excel reads as a date in any language. */
export const horaDeTienda = (instante: string, zona: string): string =>
  formatoDe(zona).format(new Date(instante)).replace(', ', ' ');
