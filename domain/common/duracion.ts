const MINUTE_MS = 60_000;

/** A time in words, for who compares: '3 min', '4.5 h', '12 días'. */
export function duracionEnPalabras(ms: number): string {
  const minutes = ms / MINUTE_MS;
  if (minutes < 1.5) return '1 min';
  if (minutes < 100) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${Number(hours.toFixed(hours < 10 ? 1 : 0))} h`;
  const days = hours / 24;
  return `${Number(days.toFixed(days < 10 ? 1 : 0))} días`;
}
